import { post, problemsOf, SITE } from "../testing/sample-content"

const X = "content/blog/x.mdx"
const CODE = [
  "javascript:x()",
  "JavaScript:x()",
  "java\tscript:x()",
  "data:text/html,a",
  "vbscript:x()",
  "//other.example/",
  "/\\other.example/",
  "ftp://a.example/",
]

test.each(CODE.flatMap(address => ["canonical", "thread"].map(field => [field, address] as const)))(
  "R-31: the field %s with %j is refused with its line",
  async (field, address) => {
    const fields = `date: 2024-01-01\n${field}: ${JSON.stringify(address)}`
    expect(await problemsOf({ [X]: post("Du texte.", fields) })).toEqual([
      expect.objectContaining({ severity: "error", file: X, line: 5, field }),
    ])
  },
)

test.each([
  ["aliases", '["/a\\nX: y"]'],
  ["aliases", '["//other.example/"]'],
  ["aliases", '["/\\\\other.example/"]'],
  ["aliases", '["javascript:x()"]'],
  ["cover", '"javascript:x()"\ncoverAlt: a'],
  ["cover", '"../../../secret.png"\ncoverAlt: a'],
  ["cover", '"https://a.example/a.png"\ncoverAlt: a'],
  ["lang", `'fr" onload="x()'`],
  ["title", '"a\\u202Eb"'],
  ["title", '"a\\uFDD2b"'],
  ["tags", '["</script>"]\nnope: 1'],
])("R-31: the field %s of %s is refused", async (field, value) => {
  const fields = `date: 2024-01-01\n${field}: ${value}`
  const problems = await problemsOf({ [X]: post("Du texte.", fields) })
  expect(problems.some(({ severity, file }) => severity === "error" && file === X)).toBe(true)
})

test.each([
  ["embedHosts", 'embedHosts: ["a.example; script-src *"]'],
  ["embedHosts", 'embedHosts: ["a.example\\nX: y"]'],
  ["analytics", 'analytics: { src: "javascript:x()", consent: exempt }'],
  ["accent", 'accent: "red;}</style><script>x()</script>"'],
  ["editUrl", 'editUrl: "javascript:x({path})"'],
  ["newsletter", 'newsletter: { label: a, provider: b, url: "javascript:x()" }'],
  ["menu", 'menu: ["/other.example"]'],
  ["menu", 'menu: ["javascript:x()"]'],
  ["socialLinks", 'socialLinks: [{ label: a, url: "javascript:x()" }]'],
])("R-31: %s in the site file is refused: %s", async (_, line) => {
  const problems = await problemsOf({ "content/site.yml": `${SITE}${line}\n` })
  expect(problems.some(({ severity }) => severity === "error")).toBe(true)
})
