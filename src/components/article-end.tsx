import { type ComponentType, Fragment, useEffect, useState } from "react"
import { whenIdle } from "../browser/page-moments"
import type { ArticleEnd as End } from "../shared/article-end"
import type { EndButtons } from "./end-buttons"
import * as styles from "./quiet-links.module.css"

interface Props {
  end: End
  title: string
}

const loadButtons = async () => {
  await whenIdle()
  return import(/* webpackChunkName: "end-buttons" */ "./end-buttons")
}

/** The ways on from the end of a text. Buttons, which need scripts, come with theirs once the page is idle. */
export function ArticleEnd({ end: { links, share, copies }, title }: Props) {
  const [Buttons, setButtons] = useState<ComponentType<Parameters<typeof EndButtons>[0]>>()
  const hasButtons = copies || share.length > 0

  useEffect(() => {
    // Without it the links work all the same.
    if (hasButtons)
      loadButtons().then(
        ({ EndButtons }) => setButtons(() => EndButtons),
        () => {},
      )
  }, [hasButtons])

  const shareLinks = share.map(toLink)
  return (
    <p className={`meta ${styles.links}`}>
      {links.map(toLink)}
      {Buttons ? (
        <Buttons title={title} copies={copies}>
          {shareLinks}
        </Buttons>
      ) : (
        shareLinks
      )}
    </p>
  )
}

const toLink = ({ label, href }: End["links"][number]) => (
  <Fragment key={href}>
    <a href={href}>{label}</a>{" "}
  </Fragment>
)
