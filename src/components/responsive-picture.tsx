import { graphql } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"
import { ownSize, scaled } from "../shared/picture-size"

type ImageProps = ComponentPropsWithoutRef<"img">

interface Props extends Pick<ImageProps, "className" | "lang" | "width" | "height"> {
  /** In the size of its query. Nothing shows for a file that is no picture. */
  file: Queries.WidePictureFragment | null
  alt: string | null
  /** For the one picture above the fold: loaded at once and first. */
  first?: boolean
  /** Replaces the `sizes` of the plugin: file by width of the window. */
  sizes?: string
  /** No placeholder colour: it would stay visible through transparent parts. */
  transparent?: boolean
}

/**
 * A picture that gatsby-plugin-image has processed: all formats and sizes, its dimensions, its dominant
 * colour until it is there. Plain HTML instead of the plugin's component, which after a navigation loads
 * 72 kB of React's server renderer to do the same, and hides the picture when scripts fail half way.
 */
export function ResponsivePicture(props: Props) {
  const { file, alt, first = false, sizes, transparent = false, ...rest } = props
  const image = file?.childImageSharp?.gatsbyImageData
  if (!image) return null
  const { fallback, sources = [] } = image.images
  return (
    <picture>
      {sources.map(source => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        {...rest}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        {...scaled(ownSize(image), props)}
        alt={alt ?? ""}
        data-colour={transparent ? undefined : image.backgroundColor}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        {...(first ? { fetchpriority: "high" } : {})}
      />
    </picture>
  )
}

/** Address of a picture's file that every program can read. */
export const fileOf = (file: Queries.WidePictureFragment | null | undefined) =>
  file?.childImageSharp?.gatsbyImageData.images.fallback?.src

/** As wide as anything on a page gets. */
export const query = graphql`
  fragment WidePicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: DOMINANT_COLOR)
    }
  }
`
