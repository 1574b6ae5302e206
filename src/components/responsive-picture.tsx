import type { IGatsbyImageData } from "gatsby-plugin-image"
import * as styles from "./responsive-picture.module.css"

interface Props {
  image: IGatsbyImageData
  alt: string
  className?: string
  /** For the one picture above the fold: loaded at once and first. */
  first?: boolean
}

/**
 * A picture that gatsby-plugin-image has processed: all formats and sizes, its dimensions, its dominant
 * colour until it is there. Plain HTML instead of the plugin's component, which after a navigation loads
 * 72 kB of React's server renderer to do the same, and hides the picture when scripts fail half way.
 */
export function ResponsivePicture({ image, alt, className, first = false }: Props) {
  const { images, width, height, backgroundColor } = image
  const { fallback, sources = [] } = images
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={[styles.picture, className].filter(Boolean).join(" ")}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        style={{ backgroundColor }}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        {...(first ? { fetchpriority: "high" } : {})}
      />
    </picture>
  )
}
