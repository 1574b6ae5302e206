import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { ownSize } from "../shared/picture-size"
import { ResponsivePicture } from "./responsive-picture"
import { Sheet } from "./sheet"

/** Pixels of the tallest picture: a window shows the screen of a phone whole. */
const TALLEST = 720

/** Pictures after the text of a post or a project, as figures of articles. */
export function Gallery({ pictures }: { pictures: readonly Queries.GalleryPictureFragment[] }) {
  if (pictures.length === 0) return null
  return (
    <Sheet title={t("project.gallery")}>
      {pictures.map(({ src, alt, caption, file }) => (
        <figure key={src} className="figure">
          <ResponsivePicture className="box" file={file} alt={alt} height={heightOf(file)} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </Sheet>
  )
}

function heightOf(file: Queries.GalleryPictureFragment["file"]): number | undefined {
  const image = file?.childImageSharp?.gatsbyImageData
  return image && Math.min(ownSize(image).height, TALLEST)
}

export const query = graphql`
  fragment GalleryPicture on FrontMatterPicture {
    src
    alt
    caption
    file {
      ...WidePicture
    }
  }
`
