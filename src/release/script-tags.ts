import { hash } from "node:crypto"

const OWN_SCRIPT = /<script src="([^"]+)"/g
const TABLE = /<script\s+id="gatsby-chunk-mapping"[^<]*<\/script>\s*/
/** What Gatsby ends a page with: the page's path, the build's hash, the scripts. */
const END =
  /<script id="gatsby-script-loader">.*?window\.pagePath=("(?:[^"\\]|\\.)*");.*?<!-- slice-start [^>]*-->\s*<script>([^<]*)<\/script>((?:<script src="[^>]*><\/script>)+)<!-- slice-end [^>]*-->/s
const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" }

export const integrityOf = (script: Buffer): string => `sha256-${hash("sha256", script, "base64")}`

/**
 * The scripts wait in a template until the page is painted: the network and the processor are for the text and its fonts
 * first. A page that nobody sees is not painted. In syntax that every browser knows.
 */
const START = `(function(self){
window.pagePath=self.getAttribute("data-page-path")
function start(){document.body.appendChild(self.previousElementSibling.content)}
if(document.hidden)start()
else requestAnimationFrame(function(){setTimeout(start)})
})(document.currentScript)`

/**
 * Changes the scripts of a page. R-14: the digest of each beside its address (subresource integrity): the browser runs it
 * whole or not at all. Half a script is a missing one, which the guarded reload is for (S-16). D5: one inline script,
 * the same on every page, so that one hash allows it in the whole build: the page's path moves into a data attribute,
 * beside the address of its component's script, for the service worker. Gatsby's table of all scripts is out: webpack's
 * own script has one.
 * @param digests by the scripts' addresses
 */
export const withScripts = (
  html: string,
  component: string,
  digests: ReadonlyMap<string, string>,
): string =>
  html
    .replace(TABLE, "")
    .replace(END, (_, json: string, build: string, scripts: string) => {
      const path = String(JSON.parse(json)).replaceAll(/[&"<>]/g, sign => ENTITIES[sign] ?? "")
      const begin = `<script id="gatsby-script-loader" data-component="${component}" data-page-path="${path}">`
      return `<template>${scripts}</template>${begin}${build}${START}</script>`
    })
    .replaceAll(OWN_SCRIPT, (tag, src) => {
      const digest = digests.get(src)
      return digest ? `${tag} integrity="${digest}"` : tag
    })
