import { renderToStaticMarkup } from "react-dom/server"
import { ReloadNotice } from "../layout/notice-page"
import { toPageError } from "../shared/page-error"
import { RELOAD_MARKER, RELOAD_PAUSE_MS } from "../updates/documents"

const notice = <ReloadNotice error={toPageError(undefined)} />

/** Without the end tag of a script in it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("</", "<\\/")

/**
 * S-16 for the scripts and style sheets that the document itself names. By the same rule as `updates/documents`,
 * the page is reloaded, or the notice is put above its text, outside of what React renders: without a style
 * sheet the page may still work. Only files with a digest in their names count: a visitor may block an analytics
 * tag. A script that arrived in part counts too: its syntax error comes from no line of it. What webpack loads
 * later is marked, and left to `navigation/steps`. In syntax that every browser knows; constant, so that one
 * hash allows it in the security policy.
 */
const SCRIPT = `(function(){
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

/** Goes before everything that could fail. */
export const missingPieces = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above.
  <script key="missing-pieces" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
