import { createContext, useContext } from "react"
import { ResponsivePicture, scaled } from "../responsive-picture"

export type ArticleImage = Queries.ArticleBodyFragment["images"][number]

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
export function Picture(props: PictureProps & { className?: string | undefined }) {
  const { src, alt = "", className, width, height } = props
  const image = useContext(ShownArticle).images.get(src)
  if (!image) return null
  const { file, svgUrl, transparent } = image
  const shown = { alt, className, width, height }
  if (!svgUrl) return <ResponsivePicture {...shown} file={file} transparent={transparent} />
  const size = scaled(image, shown)
  return <img {...shown} {...size} src={svgUrl} alt={alt} loading="lazy" decoding="async" />
}
