import { graphql } from "gatsby"
import * as styles from "./portrait.module.css"
import { ResponsivePicture } from "./responsive-picture"

/** The owner's portrait, with its caption. */
export function Portrait({ portrait }: { portrait: Queries.PortraitFragment }) {
  const image = portrait.file?.childImageSharp?.gatsbyImageData
  if (!image) return null
  return (
    <figure className={styles.figure}>
      <ResponsivePicture first className={styles.picture} image={image} alt={portrait.alt} />
      {portrait.caption && <figcaption>{portrait.caption}</figcaption>}
    </figure>
  )
}

export const query = graphql`
  fragment Portrait on FrontMatterPicture {
    alt
    caption
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 560, placeholder: DOMINANT_COLOR)
      }
    }
  }
`
