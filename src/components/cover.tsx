import type { ComponentProps } from "react"
import { ResponsivePicture } from "./responsive-picture"

interface Props extends Omit<ComponentProps<typeof ResponsivePicture>, "file" | "alt"> {
  of: {
    cover: Queries.WidePictureFragment | null
    /** Checked when the content was read: shapes and nothing else. */
    coverDrawing: string | null
    coverAlt: string | null
  }
}

/** The main picture of a post or project. A drawing is a part of the page: its colours follow the scheme. */
export function Cover({ of: { cover, coverDrawing, coverAlt }, className, ...picture }: Props) {
  if (!coverDrawing)
    return <ResponsivePicture {...picture} className={className} file={cover} alt={coverAlt} />
  return (
    <div
      className={className}
      role="img"
      aria-label={coverAlt ?? ""}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own file, see `content/drawing-fault`
      dangerouslySetInnerHTML={{ __html: coverDrawing }}
    />
  )
}
