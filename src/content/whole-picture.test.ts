import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { loadSample, post, SITE, sampleProject } from "../testing/sample-content"

const SHOWN = ["./photo.jpg", "./plan.png", "./film.webp"]
const ARTICLE = post(SHOWN.map(src => `![Une photo](${src})`).join("\n\n"))

const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })

/** Faults of a post whose three pictures are these files. */
async function faultsOf(pictures: Record<string, Buffer>) {
  const root = await sampleProject({ "content/blog/x/index.md": ARTICLE })
  await mkdir(join(root, "content/blog/x"), { recursive: true })
  for (const [name, bytes] of Object.entries(pictures))
    await writeFile(join(root, "content/blog/x", name), bytes)
  const { problems } = await loadSample(root)
  return problems.map(({ line, received }) => `${line} ${received}`)
}

test("R-16: each picture that cannot be decoded to its end is a fault, all at once", async () => {
  const [photo, plan, film] = await Promise.all([
    noise(200, 200).jpeg().toBuffer(),
    noise(200, 200).png().toBuffer(),
    noise(200, 200).webp().toBuffer(),
  ])
  const whole = { "photo.jpg": photo, "plan.png": plan, "film.webp": film }
  expect(await faultsOf(whole)).toEqual([])
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.8))
  const { received } = { received: "incomplète ou d’un codec que le site n’a pas" }
  expect(
    await faultsOf({ "photo.jpg": cut(photo), "plan.png": cut(plan), "film.webp": cut(film) }),
  ).toEqual([
    `6 "./photo.jpg", ${received}`,
    `8 "./plan.png", ${received}`,
    '10 "./film.webp", qui n’en est pas une',
  ])
})

test("R-16: a picture of more pixels than the build decodes is too large, not unreadable", async () => {
  const small = await noise(9, 9).webp().toBuffer()
  const large = await sharp({
    create: { width: 17_000, height: 16_000, channels: 3, background: "#888" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const photo = await noise(9, 9).jpeg().toBuffer()
  expect(await faultsOf({ "photo.jpg": photo, "plan.png": large, "film.webp": small })).toEqual([
    "8 17000 × 16000 pixels",
  ])
})

test.each([
  ["viewBox", 'viewBox="0 0 9 9"', []],
  ["a size", 'width="9" height="9"', []],
  ["neither", 'width="9"', ["un dessin avec un viewBox, comme 0 0 640 400"]],
])("R-16: an SVG file with %s in a text", async (_what, attributes, expected) => {
  const { problems } = await loadSample(
    await sampleProject({
      "content/blog/x/index.md": post("![Un trait](./a.svg)"),
      "content/blog/x/a.svg": `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9"/></svg>`,
    }),
  )
  expect(problems.map(problem => problem.expected)).toEqual(expected)
})

test("R-16: the picture for shared links has the size that every page states", async () => {
  const root = await sampleProject({ "content/site.yml": SITE.replace(".svg", ".png") })
  const file = join(root, "static/share.png")
  await writeFile(file, await noise(1, 1).png().toBuffer())
  expect((await loadSample(root)).problems).toMatchObject([
    { field: "site.shareImage.path", line: 11, received: '"/share.png", de 1 × 1' },
  ])
  await writeFile(file, await noise(1200, 630).png().toBuffer())
  expect((await loadSample(root)).problems).toEqual([])
})
