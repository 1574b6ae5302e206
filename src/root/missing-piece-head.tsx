import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { ReloadNotice } from "../layout/notice-page"
import { toPageError } from "../shared/page-error"
import { RELOAD_MARKER, RELOAD_PAUSE_MS } from "../updates/documents"

const notice = <ReloadNotice error={toPageError(undefined)} />

/** Text in a script must not end it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("</", "<\\/")

/**
 * S-16 for what is missing before any other script runs: the scripts and style sheets that stand in the page. By
 * the same rule as `updates/documents`, the page is loaded again, or the notice stands above its text. Only
 * files with a digest in their names are pieces of a build: an analytics tag may be kept out by the visitor.
 * A script that was cut off on its way is one too: it cannot be parsed, which no line of its own tells of.
 * What webpack loads later has its own marks, and `navigation/steps`. The notice stands beside what React renders,
 * which may come to life all the same, without a style sheet. In words that every browser knows;
 * constant, so that one hash allows it in the security policy.
 */
const missingPieceScript = (): string => `(function(){
var handled
function mayReload(){
if(navigator.onLine===false)return
try{
var now=Date.now(),age=now-sessionStorage.getItem("${RELOAD_MARKER}")
if(age>=0&&age<${RELOAD_PAUSE_MS})return
sessionStorage.setItem("${RELOAD_MARKER}",now)
return true
}catch(blocked){}
}
function show(){
document.body.insertAdjacentHTML("afterbegin",${quoted(renderToStaticMarkup(notice))})
document.body.querySelector("[role=alert] button").onclick=function(){location.reload()}
}
addEventListener("error",function(event){
var piece=event.target,error=event.error,address=piece.tagName==="SCRIPT"?piece.src:piece.rel==="stylesheet"?piece.href:""
if(error instanceof SyntaxError&&!/\\.js/.test(error.stack))address=event.filename
if(handled||address.indexOf(location.origin+"/")!==0||!/[-.][0-9a-f]{20}\\.(js|css)$/.test(address))return
if(piece===window)piece=document.querySelector('script[src$="'+address.slice(address.lastIndexOf("/"))+'"]')
if(!piece||piece.hasAttribute("data-webpack"))return
handled=true
if(mayReload())location.reload()
else if(document.readyState==="loading")addEventListener("DOMContentLoaded",show)
else show()
},true)
})()`

/** The head's components with the script before everything that could fail. */
export const withMissingPieces = (components: readonly ReactNode[]): ReactNode[] => [
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above.
  <script key="missing-pieces" dangerouslySetInnerHTML={{ __html: missingPieceScript() }} />,
  ...components,
]
