/** @jest-environment node */
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { charactersOf, readFont } from "../../../tools/fonts/font-measures"
import { documentEnd, isOwnEnd } from "./document-end"
import { documentHead, headingCut, headingLetters } from "./document-head"

jest.mock(
  "site-pieces",
  () => ({
    __esModule: true,
    default: {
      buildHash: "2",
      scripts: [
        { src: "/runtime.js", integrity: "sha256-a" },
        { src: "/app.js", integrity: "sha256-b" },
      ],
      components: { "component---x": "/component---x-0.js" },
      styles: { "/app.css": ".a{top:0}" },
      rareStyles: "/rare.css",
    },
  }),
  { virtual: true },
)

const markup = (parts: ReactNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...parts))
const end = (path: string) => markup(documentEnd(path, "component---x"))

test("R-14, D5: scripts wait in a template with digests; one inline script, the same everywhere", () => {
  const html = end("/blog/x")
  const [, begin, inline = ""] = /^(.*<script id="[^>]*>)(.*)<\/script>$/s.exec(html) ?? []
  expect(begin).toBe(
    '<template><script src="/runtime.js" integrity="sha256-a" async=""></script><script src="/app.js" integrity="sha256-b" async=""></script></template><script id="gatsby-script-loader" data-component="/component---x-0.js" data-page-path="/blog/x">',
  )
  expect(inline).toContain('window.___webpackCompilationHash="2"')
  expect(end("/other").endsWith(`>${inline}</script>`)).toBe(true)
})

test("D5: a path with quotes and line breaks arrives whole", () => {
  expect(end('/a"b\n</script>$&')).toContain('data-page-path="/a&quot;b\n&lt;/script&gt;$&amp;"')
})

test("Gatsby's own end of a document is distinguished from ours", () => {
  expect(documentEnd("/", "component---x").every(isOwnEnd)).toBe(true)
  expect([<script key="script-loader" />, null].some(isOwnEnd)).toBe(false)
})

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

test("a head has small scripts, no rules for paper but a link to them, and data as it was", () => {
  const head = documentHead([
    <meta key="generator" name="generator" content="Gatsby 5" />,
    <script key="a" {...html('(function(){ var long = "é"; say(long, long) })()')} />,
    <script key="data" type="application/ld+json" {...html('{ "a": 1 }')} />,
    <style key="app" data-href="/app.css" data-identity="x" {...html("@media print{}")} />,
    <style key="first" {...html(":root{}")} />,
  ])
  expect(markup(head)).toBe(
    '<script>(function(){var n="é";say(n,n)})();</script><script type="application/ld+json">{ "a": 1 }</script><style data-href="/app.css">.a{top:0}</style><style>:root{}</style><link rel="stylesheet" href="/rare.css" media="print, (scripting: none)"/>',
  )
})

describe("a page brings the letters of its headings", () => {
  test("of each heading once, and the zero; not of other texts, nor of tags", () => {
    expect(
      headingLetters(
        '<h1 class="x">L’<em>été</em> &amp; moi</h1><p>W</p><h3\nid="y"><a href="/z">Où</a></h3>',
      ),
    ).toBe(" &0LOimotéù’")
  })

  test("and no others, in one weight, in a few kilobytes", async () => {
    const html = renderToStaticMarkup(await headingCut("<h1>Compter sans suivre</h1>"))
    const [, data = ""] = /^<script data-cut="([^"]+)">[^<]+<\/script>$/.exec(html) ?? []
    const cut = Buffer.from(data, "base64")
    expect(String.fromCodePoint(...charactersOf(readFont(cut)))).toBe(" 0Caeimnoprstuv")
    expect(readFont(cut).variationAxes).toEqual({})
    expect(cut.byteLength).toBeLessThan(2500)
  })
})
