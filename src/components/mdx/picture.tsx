import type { IGatsbyImageData } from "gatsby-plugin-image"
import { ResponsivePicture } from "../responsive-picture"
import { type ArticleImage, useArticleImage } from "./article-images"

interface Props {
  src: string
  alt: string
  className?: string
}

/** A picture of the article: processed formats and sizes for photographs, the file itself for drawings. */
export function Picture({ src, alt, className }: Props) {
  const image = useArticleImage(src)
  const processed = image?.file?.childImageSharp?.gatsbyImageData
  if (image && processed) {
    return <ResponsivePicture image={asShown(processed, image)} alt={alt} className={className} />
  }
  if (!image?.svgUrl) return null
  return (
    <img
      className={className}
      src={image.svgUrl}
      alt={alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  )
}

/**
 * A small picture keeps its size: the plugin would blow it up to the width that was asked for. The colour
 * that holds the place would show for ever through what is transparent.
 */
function asShown(processed: IGatsbyImageData, image: ArticleImage): IGatsbyImageData {
  const isSmall = image.width < processed.width
  return {
    ...processed,
    width: isSmall ? image.width : processed.width,
    height: isSmall ? image.height : processed.height,
    backgroundColor: image.transparent ? undefined : processed.backgroundColor,
  }
}
