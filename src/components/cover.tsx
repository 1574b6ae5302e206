import "../styles/parts/drawing.css"
import type { ComponentProps } from "react"
import { useTrustedHtml } from "../browser/trusted-html"
import { isDrawnOnPage } from "../shared/drawn-on-page"
import { ResponsivePicture } from "./responsive-picture"

interface Props extends Omit<ComponentProps<typeof ResponsivePicture>, "file" | "alt"> {
  of: {
    cover: Queries.WidePictureFragment | null
    coverDrawing?: Queries.Project["coverDrawing"]
    coverAlt: string | null
  }
}

/** The main picture of a post or project. A drawing is a part of the page: its colours follow the scheme. */
export function Cover({ of: { cover, coverDrawing, coverAlt }, className, ...picture }: Props) {
  const drawing = useTrustedHtml(coverDrawing ?? "")
  if (!coverDrawing)
    return <ResponsivePicture {...picture} className={className} file={cover} alt={coverAlt} />
  const place = isDrawnOnPage(coverDrawing)
    ? { className: "drawn", "data-grid": true }
    : { className }
  const label = { role: "img", "aria-label": coverAlt ?? "" }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build checked the drawing (D5).
    <div {...place} {...label} dangerouslySetInnerHTML={drawing} />
  )
}
