import { formatProblems } from "@site/problems"
import { post, problemsOf, SITE, SVG } from "../testing/sample-content"

const X = "content/blog/x.mdx"

/** Messages about the post `x`. */
const told = async (article: string, more: Record<string, string> = {}) => {
  const autre = post("## Titre", "date: 2024-01-01\ntags: [a]\naliases: [/Ancien]")
  const files = { "content/blog/autre.mdx": autre, "static/Plan.pdf": "%PDF", ...more }
  return formatProblems(await problemsOf({ ...files, [X]: post(article) })).replaceAll(X, "x")
}

const SCHEME =
  "une adresse qui commence par l’un de ces mots et un deux-points : http, https, mailto, tel, "

test.each([
  "file:///etc/passwd",
  "blob:https://a.example/1",
  "view-source:https://a.example",
  "C:\\x",
  "about:blank",
  "filesystem:x",
])("a link to %s is refused, and the schemes that may be are named", async address => {
  expect(await told(`<a href={${JSON.stringify(address)}}>lui</a>`)).toContain(
    `erreur x:6:1  lien — attendu : ${SCHEME}`,
  )
})

test("links of known schemes, to other sites, and to what this site has are no problem", async () => {
  const addresses = [
    ...["mailto:a@b.example", "tel:+33123456789", "SMS:+33", "xmpp:a@b.example", "magnet:?xt=a"],
    ...["webcal://a.example", "http://localhost.example/", "https://mes.locales.example"],
    ...["https://127.example", "https://essai.example:8080/a", "https://www.essai.example/a"],
    // The site's own address.
    ...["https://essai.example", "https://essai.example#x", "https://essai.example/rss.xml"],
    ...["http://ESSAI.example/blog/autre#titre", "https://essai.example/Plan.pdf?a=b"],
    ...["http://essai.example/ancien?a#titre", "/ancien/", "http://localhost:3000/"],
    ...["/rss.xml", "/blog/autre.jpg", "/blog/autre.png", "/blog/tag/a/atom.xml", "/Plan.pdf"],
    ...["/", "/#techstacks", "/blog?tag=x", "/mentions-legales", "#été", "/blog/x#été"],
  ]
  const links = addresses.map(address => `[lui](${address})`)
  expect(await told(`${links.join("\n")}\n\n## Été`)).toBe("")
})

const PAGE = "erreur x:6:1  lien — attendu : une page ou un fichier de ce site ; reçu :"

test.each([
  ["https://essai.example/blog/nulle-part", `${PAGE} "/blog/nulle-part".`],
  ["https://essai.example/blog/autr", `${PAGE} "/blog/autr". Vouliez-vous dire « /blog/autre » ?`],
  ["/plan.pdf", `${PAGE} "/plan.pdf". Vouliez-vous dire « /Plan.pdf » ?`],
])("of a link to %s, the meant address is named", async (address, expected) => {
  expect(await told(`[lui](${address})`)).toBe(expected)
})

test("below a path, only addresses below it are the site's own", async () => {
  const site = {
    "content/site.yml": SITE.replace("https://essai.example", "https://essai.example/carnet"),
  }
  const links =
    "[a](https://essai.example/a) [b](https://essai.example/carnets) [c](https://essai.example/carnet/nulle-part)"
  expect(await told(links, site)).toBe(`${PAGE.replace("6:1", "6:65")} "/nulle-part".`)
})

test("R-28: a link of 200 000 slashes is one error, found in linear time", async () => {
  expect(await told(`[lui](/a${"/".repeat(200_000)}b)`)).toBe(`${PAGE} "/a${"/".repeat(75)}…".`)
})

test("of 800 broken links, ten are named and the others counted", async () => {
  const links = Array.from({ length: 800 }, (_, index) => `[lui](/blog/nulle-part-${index})`)
  const lines = (await told(links.join("\n"))).split("\n")
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe(
    "erreur x:16:1  autres fautes — attendu : aucune ; reçu : 790 de plus, dont la première est ici.",
  )
})

describe("links to what the site makes", () => {
  test("a file whose name holds signs that an address gives a meaning is found by its address", async () => {
    const files = { "static/1#2?3.svg": SVG, "static/100%.svg": SVG, "static/a%23b.svg": SVG }
    const links = "[a](/1%232%3F3.svg) [b](/100%25.svg) [c](/a%2523b.svg)"
    expect(await problemsOf({ "content/blog/x.mdx": post(links), ...files })).toEqual([])
  })

  test("the page of a year is there as soon as more posts than the newest have one", async () => {
    const posts = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`content/blog/p-${index}.mdx`, post()]),
    )
    const more = { ...posts, "content/blog/x.mdx": post("[lui](/blog/2024) [lu](/blog/2023)") }
    expect((await problemsOf(more)).map(({ received }) => received)).toEqual(['"/blog/2023"'])
    const due = { ...more, "content/blog/p-0.mdx": post("", "date: 2030-01-01") }
    expect(await problemsOf(due)).toHaveLength(2)
  })

  test("the page of a tag is there as soon as a post with it is published", async () => {
    const links = post("[mdx](/blog/tag/mdx) [été](/blog/tag/ete) [brouillon](/blog/tag/plus-tard)")
    const received = (
      await problemsOf({
        "content/blog/a.mdx": post("", "date: 2024-01-01\ntags: [MDX, Été]"),
        "content/blog/b.mdx": post("", "date: 2030-01-01\ntags: [Plus tard]"),
        "content/blog/c.mdx": post("", "date: 2024-01-01\ndraft: true\ntags: [Plus tard]"),
        "content/blog/x.mdx": links,
      })
    ).map(problem => problem.received)
    expect(received).toEqual(['"/blog/tag/plus-tard"'])
  })

  test("an address with a slash at the end is refused: the site has none (S-1)", async () => {
    const problems = await problemsOf({ "content/blog/x.mdx": post("[lui](/blog/)") })
    expect(problems).toEqual([
      expect.objectContaining({ hint: expect.stringContaining("«\u00a0/blog\u00a0»") }),
    ])
  })
})
