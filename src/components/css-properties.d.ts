import "react"

declare module "react" {
  interface CSSProperties {
    /** The site's address as a CSS string: printed before addresses of the site. */
    "--site-origin"?: string
  }
}
