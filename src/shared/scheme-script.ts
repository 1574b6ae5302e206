/** Key of the visitor's choice of colours in the storage. Without a choice nothing is stored. */
export const SCHEME_KEY = "scheme"

/**
 * Sets the visitor's choice of colours before the first paint, as `browser/colour-scheme` does later. In syntax that every
 * browser knows; constant, so that one hash allows it in the security policy.
 */
export const SCHEME_SCRIPT = `(function(){
try{var scheme=localStorage.getItem("${SCHEME_KEY}")}catch(blocked){}
if(scheme!=="light"&&scheme!=="dark")return
document.documentElement.setAttribute("data-scheme",scheme)
document.querySelectorAll("meta[media]").forEach(function(meta){
meta.setAttribute("media",meta.getAttribute("media").match(scheme)?"all":"not all")
})
})()`
