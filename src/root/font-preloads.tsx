import display from "site-fonts/bricolage-grotesque.woff2"
import text from "site-fonts/literata.woff2"

/**
 * The two faces that every page shows. The browser asks for them before it has read the styles, and waits
 * a moment with the first picture of the page. Fonts are always fetched without credentials, so must these.
 */
export const fontPreloads = [display, text].map(href => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
))
