import { readFileSync } from "node:fs"
import { join } from "node:path"
import { transformSync } from "esbuild"
import { listFiles, mapConcurrently } from "../content/folder-files"
import type { SiteFacts } from "../release-format/release-files"
import { titleOf } from "./build-identity"
import { forPage } from "./for-page"
import type { headingCuts } from "./heading-cut"
import { inlineSources } from "./inline-sources"
import type { NextSite } from "./next-site"
import { partsOf } from "./page-budgets"
import { rareStyles } from "./rare-styles"
import { integrityOf, withScripts } from "./script-tags"
import type { SearchIndex } from "./search-index"
import { addressOf } from "./sitemap"
import { isNamed, namedIn, ownFiles } from "./wanted-files"

/** What the release needs to know of a page. */
export type PageFacts = ReturnType<typeof readPage>

const isPage = (file: string): boolean => file.endsWith(".html")
const isText = (file: string): boolean => /\.(?:css|js|json)$/.test(file)
const COMPONENT = /"componentChunkName":"([^"]+)"/
const DIGEST = /-[0-9a-f]{20}\.js$/
/** What webpack made of the components' styles. A part's styles, with a hyphen in the name, keep their rules for paper. */
const SHEET = /\.[0-9a-f]{20}\.css$/

/**
 * Puts Gatsby's output into the site, and its pages into the search. Each file is read once, a few at a time; what is
 * wanted of a page is taken on the way. Returns that, by the pages' files.
 */
export async function putOutput(
  output: string,
  site: NextSite,
  index: SearchIndex["add"],
  headings: Awaited<ReturnType<typeof headingCuts>>,
  { pages, unlisted, pathPrefix }: SiteFacts,
): Promise<Map<string, PageFacts>> {
  const files = await listFiles(output)
  const own = ownFiles(files, [...pages, ...unlisted])
  const named = new Set<string>()
  const digests = new Map<string, string>()
  /** Scripts by their names without digests, and those names by the page data that have them. */
  const scripts = new Map<string, string>()
  const components = new Map<string, string>()
  const sheets = new Map<string, string>()
  const others = own.filter(file => !isPage(file))
  await mapConcurrently(others, async file => {
    const content = await site.take(output, file)
    if (file.endsWith(".js")) {
      digests.set(`${pathPrefix}/${file}`, integrityOf(content))
      scripts.set(file.replace(DIGEST, ""), `${pathPrefix}/${file}`)
    }
    if (!isText(file)) return
    const text = content.toString()
    if (SHEET.test(file)) sheets.set(`${pathPrefix}/${file}`, text)
    for (const name of copied(namedIn(text))) named.add(name)
    components.set(file, copied(COMPONENT.exec(text)?.[1] ?? ""))
  })
  const rare = rareStyles(sheets, pathPrefix)
  if (rare.text) await site.put(rare.name, rare.text)
  const listed = new Set(pages)
  const found = await mapConcurrently(own.filter(isPage), async file => {
    const name = file.replace(/\/?index\.html$/, "")
    const data = `page-data/${name || "index"}/page-data.json`
    const script = scripts.get(components.get(data) ?? "") ?? ""
    const written = readFileSync(join(output, file), "utf8")
    const path = `/${name}`
    const { html, page } = await forPage(path, async () => {
      const scripted = withSmallHead(rare.withoutRare(withScripts(written, script, digests)))
      const html = await headings.withCut(withItalicPreload(scripted))
      if (listed.has(path)) await index(path, html)
      return { html, page: copied(readPage(html)) }
    })
    await site.put(file, html)
    for (const name of page.named) named.add(name)
    return [file, page] as const
  })
  const rest = new Set(own)
  const wanted = files.filter(file => !rest.has(file) && isNamed(file, named))
  await mapConcurrently(wanted, file => site.take(output, file))
  return new Map(found)
}

const readPage = (html: string) => ({
  named: namedIn(html),
  title: titleOf(html),
  parts: partsOf(html),
  sources: inlineSources(html),
  found: addressOf(html),
})

const ITALIC = /url\("?([^)"]*\/literata-italic-[^)"]*)/
const SLANTED = /<(?:blockquote|em|i|cite|dfn|ins)\b/

/** A page whose article has italics asks for their face before it has read the styles, as for the others. */
function withItalicPreload(html: string): string {
  const [, address] = ITALIC.exec(html) ?? []
  if (!address || !SLANTED.test(html.slice(html.indexOf("data-article")))) return html
  const preload = `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="anonymous"/>`
  return html.replace("</head>", `${preload}</head>`)
}

/** Of what Gatsby adds: for no browser of today. */
const UNUSED_META =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>|, shrink-to-fit=no/g

/** Minifies the inline scripts of a page's head. */
const withSmallHead = (html: string): string =>
  html.replace(/^.*?<\/head>/s, head =>
    head.replaceAll(UNUSED_META, "").replaceAll(/(?<=<script>).+?(?=<\/script>)/gs, minified),
  )

/** They are the same in every page. */
const small = new Map<string, string>()

function minified(script: string): string {
  const options = { minify: true, target: "es5", charset: "utf8" } as const
  const code = small.get(script) ?? transformSync(script, options).code.trim()
  small.set(script, code)
  return code
}

/** V8 keeps a whole text in memory as long as a part of it is used: here, all pages. */
const copied: <Value>(value: Value) => Value = structuredClone
