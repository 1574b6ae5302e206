import { createContext, useContext } from "react"
import { ownSize, ResponsivePicture } from "../responsive-picture"

export type ArticleImage = Queries.ArticleBodyFragment["images"][number]

/** The article that is being rendered. */
export const ShownArticle = createContext<{
  /** By the `src` the author wrote; the content check guarantees that each exists. */
  images: ReadonlyMap<string, ArticleImage>
  /** Language of the text, when it is not French. */
  lang?: string | undefined
}>({ images: new Map() })

/** What an author may write for any picture. `width` and `height` are in pixels; one is enough. */
export interface PictureProps {
  src: string
  alt?: string
  width?: string | number
  height?: string | number
}

/** A picture of the article: processed formats and sizes for photographs, the file itself for drawings. */
export function Picture({
  src,
  alt = "",
  className,
  ...wanted
}: PictureProps & { className?: string | undefined }) {
  const image = useContext(ShownArticle).images.get(src)
  const processed = image?.file?.childImageSharp?.gatsbyImageData
  if (image && processed) {
    return (
      <ResponsivePicture
        file={image.file}
        alt={alt}
        className={className}
        size={wantedSize(ownSize(processed), wanted)}
        transparent={image.transparent}
      />
    )
  }
  if (!image?.svgUrl) return null
  return (
    <img
      className={className}
      src={image.svgUrl}
      alt={alt}
      {...wantedSize(image, wanted)}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The size that the author asks for, with the picture's proportions; its own when none is asked for. */
function wantedSize(
  { width, height }: { width: number; height: number },
  wanted: Pick<PictureProps, "width" | "height">,
) {
  const scale = Number(wanted.width) / width || Number(wanted.height) / height || 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
