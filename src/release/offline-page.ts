import { join } from "node:path"
import { build } from "esbuild"
import { translator } from "../i18n/translate"
import type { SiteFacts } from "../release-format/release-files"
import { escaped } from "../shared/escaped"
import { SCHEME_SCRIPT } from "../shared/scheme-script"
import { WAITING } from "../shared/signs"
import { ICON } from "../shared/site-icons"

/** Time between two looks for the network (milliseconds). */
const LOOK_AGAIN_MS = 10_000

/**
 * Loads the wanted page as soon as the site answers. A browser may be online in a network that does not reach the site,
 * as in a train, so the site is asked, also without an event. At the file's own address, which some hosts write without
 * its ending, the wanted page is the home page, to which the last link leads.
 */
const RETURN_SCRIPT = `(function(){
var home=document.links[1]
if(location.pathname.replace(/\\.html$/,"")===home.pathname+"offline")return location.replace(home.href)
function look(){
fetch(location.href,{method:"HEAD",cache:"no-store",signal:AbortSignal.timeout(${LOOK_AGAIN_MS})}).then(function(answer){if(answer.status<500)location.reload()},function(){})
}
addEventListener("online",look)
setInterval(look,${LOOK_AGAIN_MS})
})()`

/** The inline scripts of the page. */
export const OFFLINE_SCRIPTS = [SCHEME_SCRIPT, RETURN_SCRIPT]

/**
 * The document that the service worker sends for a page that cannot be fetched (D4), at that page's address. It needs
 * no other file; the faces are those that pages have brought.
 * @param files the files of the site
 */
export async function offlinePage(facts: SiteFacts, files: readonly string[]): Promise<string> {
  const { pathPrefix, name, texts, accentStyle } = facts
  const t = translator(texts)
  const style = await bundledStyle(pathPrefix, files)
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${t("offline.title")} – ${name}`)}</title>
<link rel="icon" href="${pathPrefix}${ICON}">
<script>${SCHEME_SCRIPT}</script>
<style>${style}:root{${accentStyle}}</style>
<main><section class="section" data-first data-grid><div class="ruled sheet"><div class="work">
<svg width="74" viewBox="-76 -190 148 200" overflow="visible" aria-hidden="true"><path fill="var(--ink)" d="${WAITING}"/></svg>
<h1>${escaped(t("offline.title"))}</h1>
<p>${escaped(t("offline.text"))}</p>
<nav><a class="primary-action" href="">${escaped(t("offline.retry"))}</a><a href="${pathPrefix}/">${escaped(t("error.home"))}</a></nav>
</div></div></section></main>
<script>${RETURN_SCRIPT}</script>
`
}

/** The styles of the page, which name the faces as webpack has named them. */
async function bundledStyle(pathPrefix: string, files: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "offline-page.css")],
    bundle: true,
    minify: true,
    target: "es2022",
    loader: { ".module.css": "css" },
    external: ["*.woff2"],
    write: false,
  })
  const style = outputFiles.map(({ text }) => text.trim()).join("")
  return style.replace(/[^("]+\/([^/]+)\.woff2/g, (_, face) => {
    const named = new RegExp(`^static/${face}-[\\da-f]{32}\\.woff2$`)
    const file = files.find(name => named.test(name))
    if (!file) throw new Error(`The site has no file of the face ${face}.`)
    return `${pathPrefix}/${file}`
  })
}
