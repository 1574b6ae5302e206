/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { withConstantLoaderScript } from "./document-start"

const script = (path: string) => (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what Gatsby itself writes.
    dangerouslySetInnerHTML={{
      __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.x="1";/*]]>*/`,
    }}
  />
)

test("D5: the inline script's text is the same on every page, the path is an attribute", () => {
  expect(renderToStaticMarkup(withConstantLoaderScript(script("/blog/x")))).toBe(
    '<script id="gatsby-script-loader" data-page-path="/blog/x">/*<![CDATA[*/window.pagePath=document.currentScript.dataset.pagePath;window.x="1";/*]]>*/</script>',
  )
})

test("D5: a path with quotes and line breaks arrives whole", () => {
  const html = renderToStaticMarkup(withConstantLoaderScript(script('/a"b\n</script>')))
  expect(html).toContain('data-page-path="/a&quot;b\n&lt;/script&gt;"')
})

test("other nodes pass unchanged", () => {
  const other = <script key="polyfill" src="/p.js" />
  expect(withConstantLoaderScript(other)).toBe(other)
})
