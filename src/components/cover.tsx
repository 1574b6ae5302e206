import type { ComponentProps } from "react"
import { useTrustedHtml } from "../browser/trusted-html"
import { ResponsivePicture } from "./responsive-picture"

interface Props extends Omit<ComponentProps<typeof ResponsivePicture>, "file" | "alt"> {
  of: {
    cover: Queries.WidePictureFragment | null
    coverDrawing: Queries.Project["coverDrawing"]
    coverAlt: string | null
  }
}

/** The main picture of a post or project. A drawing is a part of the page: its colours follow the scheme. */
export function Cover({ of: { cover, coverDrawing, coverAlt }, className, ...picture }: Props) {
  const drawing = useTrustedHtml(coverDrawing ?? "")
  if (!coverDrawing)
    return (
      <ResponsivePicture
        {...picture}
        data-cover=""
        className={className}
        file={cover}
        alt={coverAlt}
      />
    )
  const label = { className, "data-cover": "", role: "img", "aria-label": coverAlt ?? "" }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build checked the drawing (D5).
  return <div {...label} dangerouslySetInnerHTML={drawing} />
}
