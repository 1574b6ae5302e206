import { compiled, faultless, htmlOf } from "../../src/testing/compiled-html"
import type { Format } from "./read-article"

const filesOf = async (body: string, format?: Format) =>
  (await compiled(body, format)).summary.images.map(({ target }) => target)

const film = (label: string) =>
  `<video src="{address:./a.mp4}" width="{width:./a.mp4}" height="{height:./a.mp4}" aria-label="${label}" controls preload="metadata" playsinline></video>`

describe("a film beside the article is a player, however it is written", () => {
  it.each<[string, string, Format]>([
    ["a picture of Markdown", "![Un trait](./a.mp4)", "mdx"],
    ["the same in a .md file", "![Un trait](./a.mp4)", "md"],
    ["the site's own part", '<Video src="./a.mp4" title="Un trait" />', "mdx"],
    ["a figure", '<Figure src="./a.mp4" alt="Un trait" />', "mdx"],
    ["HTML's tag", '<video src="./a.mp4" title="Un trait" controls></video>', "mdx"],
    ["HTML's tag in a .md file", '<video src="./a.mp4" title="Un trait" controls></video>', "md"],
  ])("%s", async (_, body, format) => {
    expect(await htmlOf(`Avant.\n\n${body}\n\nAprès.`, format)).toBe(
      `<p>Avant.</p><figure class="media-frame">${film("Un trait")}</figure><p>Après.</p>`,
    )
    expect(await filesOf(body, format)).toEqual(["./a.mp4"])
  })

  it("with all that it may have", async () => {
    const body =
      '<Video src="./a.mp4" title="Qui ?" poster="./a.png" captions="./a.vtt" srclang="en" caption="Où ?" wide />'
    const html = await htmlOf(body)
    expect(html).toContain('<figure class="media-frame" data-wide><video ')
    expect(html).toContain('aria-label="Qui\u202f?" controls preload="none" playsinline')
    expect(html).toContain('poster="{poster:./a.png}"')
    expect(html).toContain(
      '<track src="{address:./a.vtt}" kind="captions" srclang="en" label="Sous-titres">',
    )
    expect(html).toContain("<figcaption>Où\u202f?</figcaption>")
    expect(await filesOf(body)).toEqual(["./a.mp4", "./a.png", "./a.vtt"])
  })

  it("HTML's own sources and captions are files of the article", async () => {
    const body =
      '<video muted>\n<source src="./a.webm" type="video/webm" />\n<source src="./a.mp4" />\n<track src="./a.vtt" srclang="fr" />\n</video>'
    expect(await filesOf(body)).toEqual(["./a.webm", "./a.mp4", "./a.vtt"])
    expect(await filesOf(body, "md")).toEqual(["./a.webm", "./a.mp4", "./a.vtt"])
  })

  it("a silent loop keeps its controls, and its script decides whether it plays", async () => {
    for (const body of [
      '<Video src="./a.mp4" title="x" loop />',
      '<video src="./a.mp4" title="x" autoplay muted loop></video>',
    ]) {
      const html = await htmlOf(body)
      expect(html).toMatch(/ controls .* loop muted data-loop>/)
      expect(html).not.toMatch(/autoplay/i)
    }
  })

  it("in a sentence it is part of the sentence", async () => {
    expect(await htmlOf("Avec ![un trait](./a.mp4) dedans.")).toBe(
      `<p>Avec <span class="media-frame">${film("un trait")}</span> dedans.</p>`,
    )
  })
})

test("a sound is a player that loads nothing before", async () => {
  expect(await htmlOf('![Trois notes](./a.mp3 "Do, mi, sol.")')).toBe(
    '<figure class="media-frame"><audio src="{address:./a.mp3}" aria-label="Trois notes" controls preload="none"></audio><figcaption>Do, mi, sol.</figcaption></figure>',
  )
})

test("a GIF is a picture, in its plain form too", async () => {
  for (const [body, format] of [
    ["![Un trait](./a.gif)", "mdx"],
    ['<img src="./a.gif" alt="Un trait" />', "mdx"],
    ['<img src="./a.gif" alt="Un trait">', "md"],
  ] as const) {
    const { html, plain } = await faultless(body, format)
    expect(html).toContain('{"picture":"./a.gif","alt":"Un trait"}</span></figure>')
    expect(plain).toMatch(/<img src=".\/a.gif" alt="Un trait"/)
  }
})

test("a film that may be heard and has no captions is named, a silent one is not", async () => {
  const heard = async (body: string) =>
    (await compiled(body)).summary.uncaptioned.map(({ target }) => target)
  expect(await heard('<Video src="./a.mp4" title="x" />')).toEqual(["./a.mp4"])
  expect(await heard('<Video src="./a.mp4" title="x" loop />')).toEqual([])
  expect(await heard('<Video src="./a.mp4" title="x" captions="./a.vtt" />')).toEqual([])
})

test("a film and a sound are players with a link in feeds", async () => {
  const { plain } = await compiled(
    '<Video src="./a.mp4" poster="./a.png" title="Un trait" caption="Long." />\n\n![Notes](./a.mp3)',
  )
  expect(plain).toContain(
    '<video src="./a.mp4" poster="./a.png" controls preload="none"><a href="./a.mp4">Un trait</a></video>',
  )
  expect(plain).toContain('<audio src="./a.mp3" controls preload="none">')
})
