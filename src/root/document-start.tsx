import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import facts from "site-facts"
import { HEARD } from "../browser/early-clicks"
import { toPageError } from "../i18n/page-error"
import { ReloadNotice } from "../layout/notice-page"
import { MAIN_ID } from "../shared/document-marks"
import { SCHEME_SCRIPT } from "../shared/scheme-script"
import { PAPER } from "../shared/site-icons"
import { RELOAD_MARKER, RELOAD_PAUSE_MS } from "../updates/documents"

/**
 * D5: with Trusted Types, a script is loaded only from this site, whoever loads it (webpack, the search, the service
 * worker's registration), and text becomes HTML only in `browser/trusted-html`. In syntax that every browser knows.
 */
const TRUSTED_TYPES = `window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(url){
return new URL(url,location.href).origin===location.origin?url:null
}})`

const notice = <ReloadNotice error={toPageError(undefined)} />

/** Without the end tag of a script or of a style in it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("</", "<\\/")

/**
 * Gatsby merges the style sheets of all components in no promised order; layers have the order in which they are first
 * named. On paper, links inside the site begin with its address. Without a layer, the owner's accent wins over the
 * tokens'.
 */
const FIRST_STYLES = `@layer tokens, base, parts;:root{--site-origin:${quoted(new URL(facts.site.url).origin)};${facts.accentStyle ?? ""}}`

/**
 * S-16 for the scripts that the document itself names. By the same rule as `updates/documents`, the page is reloaded,
 * or the notice is put above its text, outside of what React renders. Only files with a digest in their names count: a
 * visitor may block an analytics tag. A script that arrived in part has not the digest that the document names
 * (`release/document/document-end`), and is one that did not load. Before the reload all are asked for past the caches,
 * as by `renewScripts`. A prerendered page waits for its visitor, as in `documentStatus`. What webpack loads later is
 * marked, and left to `navigation/find-page`. In syntax that every browser knows; constant, so that one hash allows it
 * in the security policy.
 */
const MISSING_PIECES = `(function(){
var seen
function isPiece(url){
return url.indexOf(location.origin+"/")===0&&/[-.][0-9a-f]{20}\\.js$/.test(url)
}
function mayReload(){
try{
var now=Date.now(),age=now-sessionStorage.getItem("${RELOAD_MARKER}")
if(navigator.onLine===false||age>=0&&age<${RELOAD_PAUSE_MS})return
sessionStorage.setItem("${RELOAD_MARKER}",now)
return true
}catch(blocked){}
}
function reload(){
var left=1
function done(){if(!--left)location.reload()}
document.querySelectorAll("script").forEach(function(script){
if(isPiece(script.src)&&left++)fetch(script.src,{cache:"reload"}).then(function(answer){return answer.text()}).then(done,done)
})
done()
}
function show(){
var html=${quoted(renderToStaticMarkup(notice))}
if(window.trustedTypes)html=trustedTypes.createPolicy("notice",{createHTML:function(){return html}}).createHTML("")
document.body.insertAdjacentHTML("afterbegin",html)
document.querySelector("[role=alert] button").onclick=reload
}
addEventListener("error",function(event){
var piece=event.target
if(seen||!piece.src||!isPiece(piece.src)||piece.hasAttribute("data-webpack"))return
seen=true
if(document.prerendering)document.onprerenderingchange=act
else act()
},true)
function act(){
if(mayReload())reload()
else if(document.body)show()
else addEventListener("DOMContentLoaded",show)
}
})()`

/**
 * Notes the address of the document, which a step in the history may leave before the scripts run
 * (`navigation/address`).
 * The browser's own record of a visit has, in WebKit, the address of the service worker's copy.
 */
const ADDRESS = "window.documentAddress=location.href"

/**
 * Marks each button and choice that needs scripts and is touched before React has the page, with the moment:
 * `browser/early-clicks` clicks it again. The browser opens the menu (old ones do not), and does what other choices do.
 * In syntax that every browser knows.
 */
const EARLY_CLICKS = `document.onclick=function(event){
var touched=event.target.closest(".script-only label,button")
if(!touched||touched.commandForElement)return
event.preventDefault()
touched.setAttribute("${HEARD}",event.timeStamp)
}`

const script = (key: string, text: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the texts are the constants above.
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
)

const themeColor = (scheme: keyof typeof PAPER) => (
  <meta
    key={`theme-color-${scheme}`}
    name="theme-color"
    content={PAPER[scheme]}
    media={`(prefers-color-scheme: ${scheme})`}
  />
)

/** The head's components after what must come before all of them. */
export const withDocumentStart = (components: readonly ReactNode[]): ReactNode[] => [
  themeColor("light"),
  themeColor("dark"),
  script("scheme", SCHEME_SCRIPT),
  script("trusted-types", TRUSTED_TYPES),
  script("early-steps", `${ADDRESS}\n${EARLY_CLICKS}`),
  // Before everything that could fail.
  script("missing-pieces", MISSING_PIECES),
  // Nothing is painted before `main` begins: where a connection pauses inside the header, what comes later would move
  // what is there.
  <link key="whole-header" {...{ rel: "expect", href: `#${MAIN_ID}`, blocking: "render" }} />,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; for a quotation mark.
  <style key="first-styles" dangerouslySetInnerHTML={{ __html: FIRST_STYLES }} />,
  ...components,
]
