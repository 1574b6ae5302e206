import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { ResponsivePicture } from "./responsive-picture"
import { Sheet } from "./sheet"

/** Pictures after the text of a post or a project, as figures of articles. */
export function Gallery({ pictures }: { pictures: readonly Queries.GalleryPictureFragment[] }) {
  if (pictures.length === 0) return null
  return (
    <Sheet title={t("project.gallery")}>
      {pictures.map(({ src, alt, caption, file }) => (
        <figure key={src} className="figure">
          <ResponsivePicture file={file} alt={alt} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </Sheet>
  )
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
