import { createHash } from "node:crypto"
import { inlineScriptHashes } from "./inline-scripts"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("D5: every inline script that is code is hashed once; src, data and empty ones are not", () => {
  const html = [
    "<script>a()</script>",
    '<script id="x" type="module">b()</script>',
    "<script>a()</script>",
    '<script src="/app.js" async></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    "<script></script>",
  ].join("\n")
  expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash("b()")])
})
