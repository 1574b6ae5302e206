import { isValidElement, type ReactNode } from "react"
import pieces from "site-pieces"
import { COMPONENT } from "../../shared/document-marks"

/**
 * The scripts wait in a template until the page is painted: the network and the processor are for the text and its fonts
 * first. A page that nobody sees is not painted. In syntax that every browser knows.
 */
export const START_SCRIPT = `window.___webpackCompilationHash=${JSON.stringify(pieces.buildHash)};(function(self){
window.pagePath=self.getAttribute("data-page-path")
function start(){document.body.appendChild(self.previousElementSibling.content)}
if(document.hidden)start()
else requestAnimationFrame(function(){setTimeout(start)})
})(document.currentScript)`

const KEYS = ["own scripts", "own start"]

/** True for a part of a document's end that is one of those below, and none of Gatsby's, which it adds to them. */
export const isOwnEnd = (node: ReactNode): boolean =>
  isValidElement(node) && KEYS.includes(`${node.key}`)

/**
 * End of a document, which replaces Gatsby's own. R-14: each script has its digest (subresource integrity): the browser runs
 * it whole or not at all. Half a script is a missing one, which the guarded reload is for (S-16). D5: one inline script,
 * the same on every page, so that one hash allows it in the whole build: what differs is in data attributes, the page's path
 * and the address of its component's script, which the service worker keeps. Gatsby's table of all scripts is left out:
 * webpack's own script has one.
 */
export const documentEnd = (path: string, component: string) => [
  <template key={KEYS[0]}>
    {pieces.scripts.map(({ src, integrity }) => (
      <script key={src} src={src} integrity={integrity} async />
    ))}
  </template>,
  <script
    key={KEYS[1]}
    id="gatsby-script-loader"
    {...{ [COMPONENT]: pieces.components[component] }}
    data-page-path={path}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above.
    dangerouslySetInnerHTML={{ __html: START_SCRIPT }}
  />,
]
