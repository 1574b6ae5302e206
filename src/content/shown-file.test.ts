import { copyFile, mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, post, SVG, sampleProject } from "../testing/sample-content"
import { mediaFacts, shownFault } from "./shown-file"

const MEDIA = join(process.cwd(), "src/testing/builds/every-part/pictures")
const FILES = ["film.mp4", "film.gif", "film.png", "film.vtt", "note.mp3"]

/** Messages of the check on an article that has these files beside it, by the line. */
async function told(article: string): Promise<string[]> {
  const root = await sampleProject({
    "content/blog/x/index.mdx": post(article),
    "content/blog/x/text.mp4": "no film",
    "content/blog/x/text.vtt": "1\n00:00 --> 00:01\nno captions",
    "static/logo.svg": SVG,
  })
  const folder = join(root, "content/blog/x")
  await mkdir(folder, { recursive: true })
  for (const file of FILES) await copyFile(join(MEDIA, file), join(folder, file))
  const { problems } = await loadSample(root)
  return problems.map(
    ({ field, severity, expected, received, hint }) =>
      `${field} ${severity}: ${expected}; ${received}; ${hint}`,
  )
}

test("size and sound of a film are read from its file", async () => {
  const film = { width: 320, height: 180, hasSound: true }
  expect(await mediaFacts(join(MEDIA, "film.mp4"))).toEqual(film)
  expect(await mediaFacts(join(MEDIA, "note.mp3"))).toMatchObject({ width: 0, hasSound: true })
  expect(await mediaFacts(join(MEDIA, "film.png"))).toBeUndefined()
})

test("a file is read again when it has changed: corrected, removed, added", async () => {
  const root = await sampleProject({
    "content/blog/x/plan.svg": "<svg>",
    "content/blog/x/note.mp3": "",
  })
  const [article = "", drawing = "", note = ""] = ["index.mdx", "plan.svg", "note.mp3"].map(name =>
    join(root, "content/blog/x", name),
  )
  const faults = async () =>
    Promise.all(["./plan.svg", "./note.mp3"].map(src => shownFault(root, article, src)))
  expect(await faults()).toEqual([expect.anything(), expect.anything()])
  await writeFile(drawing, SVG)
  await rm(note)
  expect(await faults()).toEqual([undefined, expect.anything()])
  await copyFile(join(MEDIA, "note.mp3"), note)
  expect(await faults()).toEqual([undefined, undefined])
})

test.each([
  '<Video src="./film.mp4" poster="./film.png" captions="./film.vtt" title="x" />',
  '<Video src="./film.mp4" title="x" loop />',
  "![Une note](./note.mp3)",
  "![Le logo](/logo.svg)",
  "![Le logo, dans une phrase](/logo.svg).",
])("%s is right", async article => {
  expect(await told(article)).toEqual([])
})

test.each([
  [
    "![x](https://a.example/b.png)",
    /^image error: un fichier à côté.*Chaque visite donnerait l’adresse/,
  ],
  [
    '<Video src="https://a.example/b.mp4" title="x" />',
    /^fichier error: un fichier à côté.*Chaque visite/,
  ],
  ["![x](//a.example/b.png)", /^image error: un fichier à côté.*Chaque visite/],
  ["![x](/none.png)", /^image error: un fichier qui existe dans static/],
  ["![x](/../content/site.yml)", /^image error: un fichier à côté/],
  ["![x](./none.mp4)", /^fichier error: .*qui n’existe pas/],
  ["![x](./text.mp4)", /^fichier error: une vidéo \(mp4/],
  ['<Video src="./film.mp4" captions="./text.vtt" title="x" />', /^fichier error: .*WebVTT/],
  ["![x](./film.mp4)", /^fichier warning: des sous-titres.*Qui n’entend pas/],
])("%s is told", async (article, problem) => {
  expect(await told(article)).toEqual([expect.stringMatching(problem)])
})
