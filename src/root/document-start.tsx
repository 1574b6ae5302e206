import { cloneElement, isValidElement, type ReactNode } from "react"
import { SCHEME_KEY } from "../layout/scheme-switch"
import { missingPieces } from "./missing-piece-head"

/** The paper in both schemes, for the browser's own surfaces; the same as the token `--paper`. */
const THEME_COLORS = { light: "#fbfaf6", dark: "#111218" } as const

/**
 * Sets the visitor's choice of colours before the first paint, as `layout/scheme-switch` does later. In syntax that every
 * browser knows; constant, so that one hash allows it in the security policy.
 */
const SCHEME_SCRIPT = `(function(){
try{var scheme=localStorage.getItem("${SCHEME_KEY}")}catch(blocked){}
if(scheme!=="light"&&scheme!=="dark")return
document.documentElement.setAttribute("data-scheme",scheme)
document.querySelectorAll('meta[name="theme-color"]').forEach(function(meta){
meta.setAttribute("media",meta.getAttribute("data-scheme")===scheme?"all":"not all")
})
})()`

const themeColor = (scheme: keyof typeof THEME_COLORS) => (
  <meta
    key={`theme-color-${scheme}`}
    name="theme-color"
    content={THEME_COLORS[scheme]}
    media={`(prefers-color-scheme: ${scheme})`}
    data-scheme={scheme}
  />
)

/** The head's components after what must come before all of them. */
export const withDocumentStart = (components: readonly ReactNode[]): ReactNode[] => [
  themeColor("light"),
  themeColor("dark"),
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above.
  <script key="scheme" dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }} />,
  missingPieces,
  // Nothing is painted before `main` begins: where a connection pauses inside the header, what comes later would move
  // what is there.
  <link key="whole-header" {...{ rel: "expect", href: "#site-main", blocking: "render" }} />,
  // Gatsby merges the style sheets of all components in no promised order; layers have the order in which
  // they are first named.
  <style key="layer-order">{"@layer tokens, base;"}</style>,
  ...components,
]

const PAGE_PATH = /window\.pagePath=("(?:[^"\\]|\\.)*");/

/**
 * Makes the text of Gatsby's inline script the same on every page, so that one hash allows it in the
 * whole build (D5): the page's path moves into a data attribute. Other nodes pass unchanged.
 */
export function withConstantLoaderScript(node: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(node) || node.key !== "script-loader") return node
  const source = node.props.dangerouslySetInnerHTML?.__html ?? ""
  const [assignment, path] = PAGE_PATH.exec(source) ?? []
  if (!assignment || !path) return node
  return cloneElement(node, {
    "data-page-path": String(JSON.parse(path)),
    dangerouslySetInnerHTML: {
      __html: source.replace(
        assignment,
        "window.pagePath=document.currentScript.dataset.pagePath;",
      ),
    },
  })
}

interface ScriptProps {
  "data-page-path"?: string
  dangerouslySetInnerHTML?: { __html: string }
}
