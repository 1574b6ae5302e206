import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { loadSample, post, sampleProject } from "../testing/sample-content"
import { isMoving } from "./moving-picture"

const GIF = join(process.cwd(), "src/testing/builds/every-part/pictures/film.gif")

const frames = () => sharp(GIF, { animated: true })

/** Makes a head that sharp cannot write, by one mark in it. */
const marked = (still: Buffer, before: string, mark: string) => {
  const at = still.indexOf(before)
  return Buffer.concat([still.subarray(0, at), Buffer.from(mark), still.subarray(at)])
}

test.each<[string, boolean, () => Promise<Buffer>]>([
  ["a.gif", true, () => readFile(GIF)],
  ["b.gif", false, () => sharp(GIF).gif().toBuffer()],
  ["c.webp", true, () => frames().webp().toBuffer()],
  ["d.webp", false, () => sharp(GIF).webp().toBuffer()],
  ["e.png", true, async () => marked(await sharp(GIF).png().toBuffer(), "IDAT", "acTL")],
  ["f.png", false, async () => marked(await sharp(GIF).png().toBuffer(), "IEND", "acTL")],
  [
    "g.avif",
    true,
    async () =>
      Buffer.from(
        (await sharp(GIF).avif().toBuffer()).toString("latin1").replace("ftypavif", "ftypavis"),
        "latin1",
      ),
  ],
  ["h.avif", false, () => sharp(GIF).avif().toBuffer()],
  ["i.jpg", false, () => sharp(GIF).jpeg().toBuffer()],
])("what moves is known by its file: %s %p", async (name, moves, content) => {
  const root = await sampleProject()
  await writeFile(join(root, name), await content())
  expect(await isMoving(join(root, name))).toBe(moves)
})

test("an animated picture is right in a text; as a cover it has a warning", async () => {
  const root = await sampleProject({
    "content/blog/x/index.md": post("![Un](./a.webp) ![Deux](./b.gif) ![Trois](./c.gif)"),
    "content/blog/y/index.md": post("Du texte.", "date: 2024-01-01\ncover: ./a.webp\ncoverAlt: Un"),
    "content/blog/x/b.gif": "",
    "content/blog/y/a.webp": "",
  })
  const write = async (name: string, content: Promise<Buffer>) =>
    writeFile(join(root, "content/blog", name), await content)
  await write("x/a.webp", frames().webp().toBuffer())
  await write("y/a.webp", frames().webp().toBuffer())
  await write("x/b.gif", readFile(GIF))
  await write("x/c.gif", sharp(GIF).gif().toBuffer())
  const { problems } = await loadSample(root)
  expect(problems).toMatchObject([
    {
      severity: "warning",
      file: "content/blog/y/index.md",
      field: "cover",
      line: 5,
      received: '"./a.webp"',
    },
  ])
})
