import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import * as styles from "./project-gallery.module.css"
import { ResponsivePicture } from "./responsive-picture"
import { SectionHeading } from "./section-heading"
import { Sheet } from "./sheet"

/** More pictures of a project. Nothing when there are none. */
export function ProjectGallery({ gallery }: Queries.ProjectGalleryFragment) {
  if (gallery.length === 0) return null
  return (
    <Sheet margin={<SectionHeading>{t("project.gallery")}</SectionHeading>}>
      {gallery.map(({ src, alt, caption, file }) => {
        const image = file?.childImageSharp?.gatsbyImageData
        return (
          <figure key={src} className={styles.figure}>
            {image && <ResponsivePicture image={image} alt={alt} />}
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        )
      })}
    </Sheet>
  )
}

export const query = graphql`
  fragment ProjectGallery on Project {
    gallery {
      src
      alt
      caption
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`
