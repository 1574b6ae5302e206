import { isPageShown, type PageShown } from "../shared/offline"
import { keptAddress, kindOf, pageDataAddress } from "./request-kind"
import { worker } from "./scope"
import { files, pageData, pages } from "./strategies"

const { scope } = worker.registration

/**
 * D4: keeps pages that were shown without the worker seeing their document: those from before there was a
 * worker, and those reached inside the site, where only their data is loaded. One after the other and at
 * low priority; most of it comes from the browser's cache.
 */
export function keepShownPages(): void {
  worker.addEventListener("message", event => {
    const { data } = event
    if (isPageShown(data)) event.waitUntil(keep(data, event))
  })
}

async function keep(shown: PageShown, event: ExtendableEvent): Promise<void> {
  const page = keptAddress(new URL(shown.page, scope).href, scope)
  if (page === undefined) return
  const lowPriority = (url: string) =>
    new Request(url, { cache: "no-cache", priority: "low", credentials: "same-origin" })
  const work = [
    () => pages.handle({ request: lowPriority(page), event }),
    () => pageData.handle({ request: lowPriority(pageDataAddress(page, scope)), event }),
    ...shown.files
      .map(url => new Request(new URL(url, scope), { priority: "low" }))
      .filter(request => kindOf(request, scope) === "file")
      .map(request => () => files.handle({ request, event })),
  ]
  // What cannot be had now is kept another time.
  for (const step of work) await step().catch(() => {})
}
