import { type ComponentProps, useEffect, useState } from "react"
import { whenIdle } from "../browser/page-moments"
import { JSON_LD } from "../shared/document-marks"

type Head = typeof import("./document-head")

/** A document has its head from the build: what prints another one loads when the first page is idle. */
let head: Head | undefined =
  process.env.BUILD_STAGE === "build-javascript" ? undefined : require("./document-head")
let isDocument = true

async function load(): Promise<Head> {
  if (isDocument) {
    isDocument = false
    await whenIdle()
  }
  head ??= await import(/* webpackChunkName: "late" */ "./document-head")
  return head
}

/** The head of the page at the current address. Where it does not load, only its title follows the visitor. */
export function PageHead(facts: ComponentProps<Head["DocumentHead"]>) {
  const [loaded, setLoaded] = useState(head)
  const { title } = facts
  useEffect(() => {
    const showTitle = () => {
      if (title) document.title = title
    }
    if (!loaded) load().then(setLoaded, showTitle)
  }, [loaded, title])
  // The JSON-LD in the document describes its first page only.
  useEffect(() => () => document.querySelector(`script[type="${JSON_LD}"]`)?.remove(), [])
  return loaded ? <loaded.DocumentHead {...facts} /> : null
}

/** A page without an entry, which no release has (`gatsby/pages`). A page needs a title. */
export const EmptyPage = () => <PageHead title="–" />
