import { checkEmbeds } from "../../src/content/check-embeds"
import { compiled, faultless } from "../../src/testing/compiled-html"
import { embedOf } from "./embed-hosts"

const ID = "jNQXAC9IVRw"
const TUBE = `https://www.youtube-nocookie.com/embed/${ID}`

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, TUBE],
  [`https://m.youtube.com/watch?app=1&v=${ID}&t=12s`, `${TUBE}?start=12`],
  [`https://youtu.be/${ID}?t=12`, `${TUBE}?start=12`],
  [`https://www.youtube.com/embed/${ID}?si=x`, TUBE],
  [`https://www.youtube.com/shorts/${ID}`, TUBE],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://vimeo.com/76979871/ab12", "https://player.vimeo.com/video/76979871?dnt=1&h=ab12"],
  ["https://codepen.io/team/pen/abCD", "https://codepen.io/team/embed/abCD?default-tab=result"],
  ["https://gist.github.com/ada/1234", undefined],
  [
    "https://giscus.app/fr/widget?repo=a/b&number=1",
    "https://giscus.app/fr/widget?repo=a/b&number=1",
  ],
])("%s is shown as %s", (address, frame) => {
  expect(embedOf(address)).toMatchObject({ frame, isKnown: true })
})

test("R-31: any host may look like Mastodon, so its name is one that the owner allows", () => {
  expect(embedOf("https://social.example/@ada/1234")).toMatchObject({
    frame: "https://social.example/@ada/1234/embed",
    isKnown: false,
  })
})

test.each([
  "http://vimeo.com/76979871",
  "https://vimeo.example/76979871",
  "https://www.youtube.com.evil.example/watch?v=jNQXAC9IVRw",
  "https://a.example/?https://youtu.be/jNQXAC9IVRw",
])("%s is of nobody that is known", address => {
  expect(embedOf(address)?.isKnown ?? false).toBe(false)
})

test.each([
  ["mdx", `Voir <Embed url="https://youtu.be/${ID}" title="Le zoo" /> ici.`],
  ["md", `Voir <iframe src="https://youtu.be/${ID}" title="Le zoo"></iframe> ici.`],
] as const)("in a sentence of .%s it is a link, and no site is allowed", async (format, body) => {
  const { html, summary } = await faultless(body, format)
  expect(html).toBe(`<p>Voir <a href="https://youtu.be/${ID}">Le zoo</a> ici.</p>`)
  expect(summary.embeds).toEqual([])
})

test.each([
  `<Embed url="https://youtu.be/${ID}" title="Le zoo" />`,
  `<iframe src="https://youtu.be/${ID}" title="Le zoo" width="560" allowFullScreen></iframe>`,
])("%s loads nothing, says who would learn of the reader, and links", async body => {
  const { html, summary, plain } = await faultless(body)
  expect(html).toContain(" data-frame ")
  expect(html).toMatch(
    />Ce contenu est hébergé par YouTube\. <span class="script-only">L’afficher ici transmettrait à www/,
  )
  expect(html).toContain(`<div class="embed-action" data-source="${TUBE}" data-title="Le zoo">`)
  expect(html).toContain(`href="https://youtu.be/${ID}"`)
  expect(html).not.toMatch(/<iframe| src=/)
  expect(summary.embeds.map(({ target }) => target)).toEqual([`https://youtu.be/${ID}`])
  expect(plain).toBe(`<p><a href="https://youtu.be/${ID}">Le zoo (YouTube)</a></p>`)
})

test("a frame in Markdown's HTML is a link for readers of feeds", async () => {
  const body = `<iframe src="https://youtu.be/${ID}" title="Le zoo"></iframe>`
  const { plain } = await compiled(body, "md")
  expect(plain).not.toContain("<iframe")
  expect(plain).toContain(`<a href="https://youtu.be/${ID}">`)
})

describe("another site needs the owner's permission", () => {
  const check = (target: string, allowed: string[] = []) =>
    checkEmbeds({ file: "a.mdx", embeds: [{ target, line: 3 }] }, allowed).map(
      ({ severity, hint }) => `${severity}: ${hint ?? ""}`,
    )

  it("which is asked for by name", () => {
    expect(check("https://player.example.org/1")).toEqual([
      expect.stringContaining("Ajoutez « player.example.org » à embedHosts"),
    ])
    expect(check("https://player.example.org/1", ["player.example.org"])).toEqual([])
    expect(check(`https://youtu.be/${ID}`)).toEqual([])
  })

  it("and an address that can be framed", () => {
    expect(check("./film.mp4")).toEqual(["error: "])
    expect(check("https://gist.github.com/ada/1")).toEqual([
      expect.stringMatching(/^warning: GitHub interdit d’encadrer/),
    ])
  })
})
