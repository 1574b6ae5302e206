import { ResponsivePicture } from "../responsive-picture"
import { useArticleImage } from "./article-images"

interface Props {
  src: string
  alt: string
}

/** A picture of the article: processed formats and sizes for photographs, the file itself for drawings. */
export function Picture({ src, alt }: Props) {
  const image = useArticleImage(src)
  const processed = image?.file?.childImageSharp?.gatsbyImageData
  if (processed) return <ResponsivePicture image={processed} alt={alt} />
  if (!image?.svgUrl) return null
  return (
    <img
      src={image.svgUrl}
      alt={alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  )
}
