import { ownSize, ResponsivePicture } from "../responsive-picture"
import { useArticleImage } from "./article-images"

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
  const image = useArticleImage(src)
  const processed = image?.file?.childImageSharp?.gatsbyImageData
  if (image && processed) {
    // The colour that holds the place would show for ever through what is transparent.
    const shown = image.transparent ? { ...processed, backgroundColor: undefined } : processed
    const size = wantedSize(ownSize(processed), wanted)
    return <ResponsivePicture image={shown} alt={alt} className={className} size={size} />
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
