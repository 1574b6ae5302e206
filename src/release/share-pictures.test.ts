import { readFileSync } from "node:fs"
import { readdir, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { charactersOf, readFont } from "../../tools/fonts/font-measures"
import { isLettered } from "../shared/share-picture"
import { SVG } from "../testing/sample-content"
import { FACTS, sampleInput } from "../testing/sample-release"
import { tempDir } from "../testing/temp-dir"
import { drawSharePicture, FACES } from "./draw-share-picture"
import { pictures } from "./share-pictures"

const PICTURE = {
  facts: [["Nom", "Ada"]],
  host: "a.example",
  day: "1er janvier 2026",
  icon: SVG,
  cover: null,
  accent: null,
} as const
const ACCENTED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="var(--accent, #002fa7)" d="M0 0h9v9H0z"/></svg>'
const LONG =
  "Un titre de cent quatre-vingts signes, « œuvre » et 🚀 compris, qui dit tout ce qu’il y a à dire d’un sujet, et encore un peu plus, parce que son auteur n’a pas su s’arrêter à temps."

const isComposed = (point: number) => {
  const sign = String.fromCodePoint(point)
  return sign.normalize("NFC") !== sign
}

/** Place of the title on the label of a sheet without a cover. */
const TITLE = [310, 172, 832, 340] as const

/** Looks in a part of a picture for ink, and for the red of an emoji. */
async function inkOf(picture: Buffer, left: number, top: number, width: number, height: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let ink = 0
  let red = 0
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r < 200) ink += 1
    if (r > 180 && g < 80 && b < 90) red += 1
  }
  return { ink, red }
}

describe("a share picture", () => {
  test("shows the title whole, however long, with room around it", async () => {
    const picture = await drawSharePicture({ ...PICTURE, title: LONG })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await inkOf(picture, ...TITLE)).ink).toBeGreaterThan(10_000)
    for (const top of [164, 505]) expect((await inkOf(picture, 310, top, 832, 20)).ink).toBe(0)
    expect((await inkOf(picture, 1126, 164, 20, 360)).ink).toBe(0)
  })

  test.each(["maelle.cartographie-libre.bzh", "anticonstitutionnellement.example"])(
    "has the host %s left of the margin line",
    async host => {
      const picture = await drawSharePicture({ ...PICTURE, title: "Un titre", host })
      expect((await inkOf(picture, 40, 90, 200, 100)).ink).toBeGreaterThan(500)
      for (const left of [240, 254]) expect((await inkOf(picture, left, 90, 10, 100)).ink).toBe(0)
    },
  )

  test("draws an emoji, also one of several signs, and leaves out one that nobody has drawn", async () => {
    const redOf = async (title: string) =>
      (await inkOf(await drawSharePicture({ ...PICTURE, title }), ...TITLE)).red
    expect(await redOf("Le cœur ❤️")).toBeGreaterThan(500)
    expect(await redOf("Le cœur")).toBe(0)
    await drawSharePicture({ ...PICTURE, title: "Demain 👩‍💻 \u{1FAFF}" })
  })

  test("has the spaces of French typography", async () => {
    const drawn = (title: string) => drawSharePicture({ ...PICTURE, title })
    expect((await inkOf(await drawn("\u202f\u00a0"), ...TITLE)).ink).toBe(0)
    expect(await drawn("Où\u202f?")).not.toEqual(await drawn("Où\u00a0?"))
    expect(await drawn("mo\u00adt")).toEqual(await drawn("mot"))
  })

  test("has the cover of what has one", async () => {
    const folder = await tempDir({})
    const cover = join(folder, "a.png")
    const red = { r: 200, g: 10, b: 10 }
    await sharp({ create: { width: 40, height: 20, channels: 3, background: red } }).toFile(cover)
    const picture = await drawSharePicture({ ...PICTURE, title: "Un titre", cover })
    expect((await inkOf(picture, 400, 400, 100, 100)).red).toBe(10_000)
    expect((await sharp(picture).metadata()).format).toBe("jpeg")
  })

  test("a drawing has the owner's accent where it names that token", async () => {
    const cover = join(await tempDir({ "a.svg": ACCENTED }), "a.svg")
    const redOf = async (accent: string | null) => {
      const picture = await drawSharePicture({ ...PICTURE, title: "Un titre", cover, accent })
      return (await inkOf(picture, 400, 400, 100, 100)).red
    }
    expect(await redOf(null)).toBe(0)
    expect(await redOf("#c80a0a")).toBe(10_000)
  })
})

test("the margin line is at x = 0 of a drawing, and what comes before is in the margin", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 4 2"><path fill="#c80a0a" d="M-1 0h1v2h-1z"/></svg>'
  const cover = join(await tempDir({ "a.svg": drawing }), "a.svg")
  const picture = await drawSharePicture({ ...PICTURE, title: "Un titre", cover })
  expect((await inkOf(picture, 100, 300, 150, 300)).red).toBe(45_000)
  expect((await inkOf(picture, 254, 300, 400, 300)).ink).toBe(0)
})

describe("what a share picture cannot show", () => {
  const titled = async (title: string) => {
    const picture = await drawSharePicture({ ...PICTURE, title })
    return (await inkOf(picture, ...TITLE)).ink
  }

  test("is known: the list has no letter that its faces lack, and each of the site’s own", () => {
    const [own, all] = [FACES.slice(0, 3), FACES].map(
      faces => new Set(faces.flatMap(face => charactersOf(readFont(readFileSync(face))))),
    )
    const signs = Array.from({ length: 0x3000 }, (_, point) => point).filter(
      point =>
        !/[\s\p{Cc}\p{Cf}\p{Cn}]|\p{Emoji}|\p{Emoji_Component}/u.test(String.fromCodePoint(point)),
    )
    // Some signs are written by their letters: their form after normalisation counts.
    const listed = signs.filter(point =>
      isLettered(`(${String.fromCodePoint(point)}`.normalize("NFC")),
    )
    expect(listed.filter(point => !all?.has(point) && !isComposed(point))).toEqual([])
    expect(signs.filter(point => own?.has(point) && !listed.includes(point))).toEqual([])
  })

  test("is left out", async () => {
    expect(await titled("日 ع ख ё ⌘")).toBe(0)
  })

  test.each([..."½ł¿Ÿş€↔→≠∑αЯ✓"])("shows %s", async sign => {
    expect(await titled(sign)).toBeGreaterThan(50)
  })

  test("is no long word: it is broken", async () => {
    const word = "anticonstitutionnellement".repeat(4)
    expect(await titled(word)).toBeGreaterThan(10_000)
    expect(await titled(`Un ${word} et la suite`)).toBeGreaterThan(10_000)
    const picture = await drawSharePicture({ ...PICTURE, title: word })
    expect((await inkOf(picture, 1126, 164, 20, 360)).ink).toBe(0)
  })
})

describe("the pictures of a site", () => {
  const pictured = ["/blog/a", "/about-me"].map(path => ({
    ...{ path, title: `Titre de ${path}`, facts: [], day: "", cover: null },
  }))

  async function drawn(root: string, facts: object = {}) {
    const made = await pictures(await sampleInput(root, { ...FACTS, pictured, ...facts }))
    const store = join(root, ".share-pictures")
    const files = (await readdir(store)).sort()
    const times = await Promise.all(
      files.map(async file => (await stat(join(store, file))).mtimeMs),
    )
    return { files, times, put: [...made.keys()].sort() }
  }

  test("are drawn once; one with another title is drawn again, and the old one goes", async () => {
    const root = await tempDir({ "static/favicon.svg": SVG })
    const first = await drawn(root)
    expect(first.put).toEqual(["about-me.png", "blog/a.png"])
    expect(await drawn(root)).toEqual(first)
    const [post, page] = pictured
    const changed = await drawn(root, { pictured: [{ ...post, title: "Autre" }, page] })
    expect(changed.files).toHaveLength(2)
    expect(changed.files.filter(file => first.files.includes(file))).toHaveLength(1)
  })

  test("that cannot be drawn are named with their page", async () => {
    const root = await tempDir({ "static/favicon.svg": SVG })
    const cover = join(root, "a.png")
    await writeFile(cover, "no picture")
    const [post] = pictured
    await expect(drawn(root, { pictured: [{ ...post, cover }] })).rejects.toThrow(
      "/blog/a — son image de partage ne peut pas être dessinée.",
    )
  })
})
