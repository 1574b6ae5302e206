/** @jest-environment node */
import { createElement, Fragment, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { documentEnd, isOwnEnd } from "./document-end"
import { scriptsIn } from "./document-head"

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

test("of the scripts in a head, those that run and are in the document are named", () => {
  const head = [
    <script key="a" {...html("a()")} />,
    <script key="b" src="/b.js" />,
    <script key="data" type="application/ld+json" {...html('{ "a": 1 }')} />,
    <style key="first" {...html(":root{}")} />,
    null,
  ]
  expect(scriptsIn(head)).toEqual(["a()"])
})
