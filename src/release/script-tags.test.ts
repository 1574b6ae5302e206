/** @jest-environment node */
import { withScripts } from "./script-tags"

/** What Gatsby itself writes. */
const table = `<!-- slice --><script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        <script>window.x="2"</script>`
const page = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.x="1";/*]]>*/</script>${table}`

const COMPONENT = "/component---x-0123456789abcdef0123.js"

test("D5: the inline script's text is the same on every page, the path is an attribute; the table of all scripts is out", () => {
  expect(withScripts(page("/blog/x"), COMPONENT, new Map())).toBe(
    `<script id="gatsby-script-loader" data-component="${COMPONENT}" data-page-path="/blog/x">/*<![CDATA[*/window.pagePath=document.currentScript.dataset.pagePath;window.x="1";/*]]>*/</script><!-- slice --><script>window.x="2"</script>`,
  )
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
