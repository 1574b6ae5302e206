/** @jest-environment node */
import { withScripts } from "./script-tags"

/** What Gatsby itself writes. */
const page = (path: string) =>
  `<p>…</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.hash="2";</script><script src="/runtime.js" async></script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body>`

const COMPONENT = "/component---x-0123456789abcdef0123.js"

test("D5: one inline script, the same on every page: the path is an attribute; the table of all scripts is out", () => {
  const html = withScripts(page("/blog/x"), COMPONENT, new Map([["/app.js", "sha256-x"]]))
  const [, begin, inline] =
    /^(.*?<script id="gatsby-script-loader"[^>]*>)(.*)<\/script><\/body>$/s.exec(html) ?? []
  expect(begin).toBe(
    `<p>…</p><template><script src="/runtime.js" async></script><script src="/app.js" integrity="sha256-x" async></script></template><script id="gatsby-script-loader" data-component="${COMPONENT}" data-page-path="/blog/x">`,
  )
  expect(inline).toContain('window.hash="2";')
  const other = withScripts(page("/other"), COMPONENT, new Map())
  expect(inline && other.endsWith(`>${inline}</script></body>`)).toBe(true)
})

test("D5: a path with quotes and line breaks arrives whole", () => {
  expect(withScripts(page('/a"b\n</script>$&'), COMPONENT, new Map())).toContain(
    'data-page-path="/a&quot;b\n&lt;/script&gt;$&amp;"',
  )
})

test("other HTML passes unchanged", () => {
  const other = '<script src="/p.js"></script>'
  expect(withScripts(other, COMPONENT, new Map())).toBe(other)
})
