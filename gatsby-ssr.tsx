import type { GatsbySSR } from "gatsby"
import { Children, cloneElement } from "react"
import { renderToString } from "react-dom/server"
import facts from "site-facts"
import { analyticsTag } from "./src/head/analytics-tag"
import { takeHead } from "./src/head/static-head"
import { documentEnd, isOwnEnd, START_SCRIPT } from "./src/release/document/document-end"
import { namedMarge, scriptsIn } from "./src/release/document/document-head"
import { nameInlineScripts } from "./src/release/document/inline-scripts"
import { withDocumentStart } from "./src/root/document-start"
import { JSON_LD } from "./src/shared/document-marks"
import display from "./src/styles/fonts/bricolage-grotesque.woff2"
import text from "./src/styles/fonts/literata.woff2"
import italic from "./src/styles/fonts/literata-italic.woff2"

export { wrapPageElement, wrapRootElement } from "./src/root/page-frame"

/**
 * Preload of a face: the browser requests it before it has read the styles, and delays the first paint a little.
 * Without `crossOrigin` it would be loaded twice: fonts are fetched without credentials.
 */
const preload = (face: string) => (
  <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
)

/** An article with something in italics: its styles name their face. */
const SLANTED = /data-article.*<(?:blockquote|em|i|cite|dfn|ins)\b/s

/**
 * Renders a page in one go instead of as a stream. React 18's stream writes NUL bytes where a character of
 * several bytes crosses its buffer's end (react issue 24985), which in French is a matter of time; and
 * `takeHead` needs the rendering to be over when it is called.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const body = withoutGatsbyStyles(renderToString(bodyComponent))
  replaceBodyHTMLString(body)
  const { htmlAttributes, title, meta, link, script, noscript } = takeHead(pathname)
  setHtmlAttributes(htmlAttributes.toComponent())
  const own = [title, meta, link, noscript].map(part => part.toComponent())
  // In the browser, react-helmet removes what has its mark and is no longer rendered.
  // Data only: what a component of an article adds to the head is no script of the site's.
  const jsonLd = Children.map(script.toComponent(), element =>
    element.props.type === JSON_LD ? cloneElement(element, UNMARKED) : [],
  )
  // Another one waits for the visitor's consent (`consent`).
  const tag = facts.analytics?.consent === "exempt" && analyticsTag(facts)
  setHeadComponents([
    ...own.flat(),
    ...jsonLd,
    tag && <script key="analytics" {...tag} />,
    SLANTED.test(body) && preload(italic),
  ])
}

const UNMARKED = { "data-react-helmet": undefined }

/** Two elements of Gatsby's have style attributes, which the policy does not allow: `base.css` has rules for them. */
const withoutGatsbyStyles = (html: string): string =>
  html.replaceAll(
    /<div style="[^"]*" (tabindex="-1" id="gatsby-focus-wrapper")|(<div id="gatsby-announcer") style="[^"]*"/g,
    (_, wrapper, announcer) => announcer ?? `<div ${wrapper}`,
  )

/** `gatsby develop` has scripts of its own. */
const isBuild = process.env.NODE_ENV === "production"

/** Gatsby's data of a page name the chunk of its component, though its types do not. */
const componentOf = (data: object): string =>
  "componentChunkName" in data ? String(data.componentChunkName) : ""

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  pathname,
  setPostBodyComponents,
}) => {
  if (isBuild) setPostBodyComponents(documentEnd(pathname, componentOf(loadPageDataSync(pathname))))
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  getPostBodyComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  // Every page shows two faces.
  const head = withDocumentStart([...[display, text].map(preload), ...getHeadComponents()])
  if (!isBuild) return replaceHeadComponents(head)
  const own = head.map(namedMarge)
  replaceHeadComponents(own)
  replacePostBodyComponents(getPostBodyComponents().filter(isOwnEnd))
  nameInlineScripts([...scriptsIn(own), START_SCRIPT])
}
