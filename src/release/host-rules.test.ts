import { createHash } from "node:crypto"
import type { SiteFacts } from "../release-format/release-files"
import { joinSources } from "./headers"
import { headersFile, redirectsFile, responseHeaders } from "./host-rules"
import { type InlineSources, readPage } from "./read-page"

const sourcesOf = (html: string): InlineSources => readPage(html).sources

const NONE = { scripts: [], styles: [], attributes: [], media: [] }
const OURS = { ...NONE, scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }

const headersOf = (
  facts: Partial<Pick<SiteFacts, "analyticsOrigin" | "frames" | "hstsPreload">> = {},
  inline: InlineSources = NONE,
) =>
  responseHeaders(inline, { analyticsOrigin: null, frames: [], hstsPreload: false, ...facts }, "b1")

const policyOf = (analyticsOrigin: string | null, inline: InlineSources = OURS) =>
  headersOf({ analyticsOrigin }, inline).all["content-security-policy"] ?? ""

test("D5: nothing is allowed by default, and nothing by unsafe-inline or unsafe-eval", () => {
  expect(policyOf(null)).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default notice site"`,
  )
})

test("S-20, D5: a configured analytics tag is allowed, and only its origin", () => {
  expect(policyOf("https://mesure.example")).toContain(
    "script-src 'self' 'sha256-abc=' https://mesure.example;",
  )
  expect(policyOf("https://mesure.example")).toContain("connect-src 'self' https://mesure.example;")
  expect(policyOf("https://mesure.example")).not.toContain("trusted-types")
})

test("R-14: nothing of another site is embedded, but for the analytics tag, without cookies", () => {
  const embedder = (origin: string | null) =>
    headersOf({ analyticsOrigin: origin }).all["cross-origin-embedder-policy"]
  expect(embedder(null)).toBe("require-corp")
  expect(embedder("https://mesure.example")).toBe("credentialless")
})

test("D34: the policy allows films where pages have them, and frames of the compiler's list", () => {
  const film = sourcesOf('<video src="/static/0a/film.mp4"></video>')
  const frames = ["https://a.example", "https://b.example"]
  const { all } = headersOf({ frames }, joinSources([film]))
  expect(all["content-security-policy"]).toContain(
    "; media-src 'self'; frame-src https://a.example https://b.example; ",
  )
  expect(all["permissions-policy"]).toContain(
    'fullscreen=(self "https://a.example" "https://b.example")',
  )
  // A frame would need to request it as well, which none of the known sites does.
  expect(all).not.toHaveProperty("cross-origin-embedder-policy")
  const text = sourcesOf("<code>&lt;video&gt;</code>")
  expect(policyOf(null, joinSources([text]))).not.toMatch(/media-src|frame-src/)
})

test("R-31: no element of a page adds a source to the policy", () => {
  const page = sourcesOf(
    '<div data-frame="https://a.example; script-src-elem https://b.example"></div>',
  )
  expect(joinSources([page])).toEqual(NONE)
})

test("R-14: subdomains and the browsers' own lists are for the owner to decide", () => {
  const transport = (hstsPreload: boolean) =>
    headersOf({ hstsPreload }).all["strict-transport-security"]
  expect(transport(false)).toBe("max-age=63072000")
  expect(transport(true)).toBe("max-age=63072000; includeSubDomains; preload")
})

test("D5: static hosts get the same table", () => {
  const files = ["app-0123456789abcdef0123.js", "static/x.png"]
  const file = headersFile(headersOf(), files, "")
  expect(file).toContain("/*\n  content-security-policy: default-src 'none'")
  expect(file).toContain("  cache-control: public, max-age=0, must-revalidate")
  expect(file).toContain(
    "/app-0123456789abcdef0123.js\n  ! cache-control\n  ! cross-origin-resource-policy\n  cache-control: public, max-age=31536000, immutable",
  )
  expect(file).toContain(
    "/static/*\n  ! cache-control\n  ! cross-origin-resource-policy\n  cache-control: public, max-age=31536000, immutable",
  )
})

test("D5: below a path of the host, the rules are for the site alone", () => {
  const files = ["app-0123456789abcdef0123.js"]
  const file = headersFile(headersOf(), files, "/carnet")
  const rules = file.split("\n\n").map(rule => rule.split("\n")[0])
  expect(rules).toEqual([
    "/carnet",
    "/carnet/*",
    // Cloudflare Pages ignores the end of a longer list.
    "/carnet/pagefind/pagefind-worker.js",
    "/carnet/sw.js",
    "/carnet/static/*",
    "/carnet/app-0123456789abcdef0123.js",
  ])
})

test("D5, D6: WebAssembly may be compiled by the search's worker, and by no page", () => {
  const headers = headersOf()
  expect(policyOf(null)).not.toContain("wasm-unsafe-eval")
  expect(headers.files["/pagefind/pagefind-worker.js"]).toEqual({
    "content-security-policy":
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  })
  expect(headersFile(headers, [], "")).toContain(
    "/pagefind/pagefind-worker.js\n  ! content-security-policy\n  content-security-policy: default-src 'none'; script-src 'wasm-unsafe-eval'",
  )
})

test("S-28: every answer names its build, on static hosts too", () => {
  const headers = headersOf()
  expect(headers.all["server-timing"]).toBe('build;desc="b1"')
  expect(headersFile(headers, [], "")).toContain('server-timing: build;desc="b1"')
})

test("D4: the service worker is requested again each time, on static hosts too", () => {
  const headers = headersOf()
  expect(headers.files["/sw.js"]).toEqual({
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  })
  expect(headersFile(headers, [], "")).toContain(
    "/sw.js\n  ! cache-control\n  ! content-security-policy\n  cache-control: no-cache",
  )
})

test("each old address is a line that static hosts read, below the path of the site", () => {
  expect(redirectsFile({ "/2024/été": "/blog/x", "/y.html": "/project/y" }, "/carnet")).toBe(
    [
      "/carnet/2024/%C3%A9t%C3%A9 /carnet/blog/x 301!",
      "/carnet/2024/%C3%A9t%C3%A9 /carnet/blog/x 301",
      "/carnet/y.html /carnet/project/y 301!",
      "/carnet/y.html /carnet/project/y 301",
      "",
    ].join("\n"),
  )
  expect(redirectsFile({}, "")).toBe("")
})

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("D5: every inline script that is code is hashed once; src, data and empty ones are not", () => {
  const html = [
    "<script>a()</script>",
    '<script id="x" type="module">b()</script>',
    "<script>a()</script>",
    '<script src="/app.js" async></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="text/JavaScript">c()</script>',
    '<script type="importmap">{}</script>',
    "<svg><script>d()</script></svg>",
    '<div><template shadowrootmode="open"><script>e()</script></template></div>',
    "<script></script>",
  ].join("\n")
  expect(joinSources([sourcesOf(html)])).toEqual({
    ...NONE,
    scripts: ["a()", "b()", "c()", "{}", "d()", "e()"].map(hash).sort(),
  })
})

test("D5: every style of all pages is hashed once, also those of attributes", () => {
  const style = "<style>a{color:red}</style>"
  const page = (rest: string) => `${style}<noscript><style>b{}</style></noscript>${rest}`
  const sources = joinSources([
    sourcesOf(page('<p class="x" style="content:&quot;&amp;&quot;">a</p>')),
    sourcesOf(page(`<script>x('<p style="none">')</script><p>style="none"</p>`)),
  ])
  expect(sources).toEqual({
    scripts: [hash(`x('<p style="none">')`)],
    styles: [hash("a{color:red}"), hash("b{}")].sort(),
    attributes: [hash('content:"&"')],
    media: [],
  })
  expect(policyOf(null, sources)).toContain(
    `; style-src-attr 'unsafe-hashes' ${hash('content:"&"')}; `,
  )
})

test("D5: a policy that static hosts would leave out stops the build", () => {
  const attributes = Array.from({ length: 40 }, (_, index) => hash(String(index)))
  expect(() => policyOf(null, { ...OURS, attributes })).toThrow(
    /a \d{4} caractères\s; attendu\s: 1973 au plus. Chacun des 40 attributs style différents/,
  )
})

test("D5: the line of a policy has 2000 characters at most, with its name and blanks", () => {
  const lineWith = (room: number) => {
    const headers = headersOf({}, { ...NONE, scripts: ["x".repeat(room)] })
    const file = headersFile(headers, [], "")
    return file.split("\n").find(line => line.includes("content-security-policy: ")) ?? ""
  }
  const room = 2000 - lineWith(1).length + 1
  expect(lineWith(room)).toHaveLength(2000)
  expect(() => lineWith(room + 1)).toThrow(/a 1974 caractères/)
})
