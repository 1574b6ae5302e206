import type { ComponentType } from "react"
import { useEffect, useState } from "react"
import { whenIdle } from "../browser/page-moments"
import type { ArticleEnd as End } from "../shared/article-end"
import styles from "../styles/parts/end.css"
import type { EndButtons } from "./end-buttons"

/** The ways on from the end of a text. Buttons, which need scripts, come with theirs once the page is idle. */
export function ArticleEnd({ end: { links, share, copies }, title }: { end: End; title: string }) {
  const [Buttons, setButtons] = useState<ComponentType<Parameters<typeof EndButtons>[0]>>()
  const hasButtons = copies || share.length > 0

  useEffect(() => {
    if (!hasButtons) return
    const load = async () => {
      await whenIdle()
      const { EndButtons } = await import(/* webpackChunkName: "end-buttons" */ "./end-buttons")
      setButtons(() => EndButtons)
    }
    // Without it the links work all the same.
    load().catch(() => {})
  }, [hasButtons])

  const shareLinks = share.map(way => <Way key={way.href} {...way} />)
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <ul className="end-ways meta">
        {links.map(way => (
          <Way key={way.href} {...way} />
        ))}
        {Buttons ? (
          <Buttons title={title} copies={copies}>
            {shareLinks}
          </Buttons>
        ) : (
          shareLinks
        )}
      </ul>
    </>
  )
}

const Way = ({ label, href }: End["links"][number]) => (
  <li>
    <a href={href}>{label}</a>
  </li>
)
