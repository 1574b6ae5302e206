import { join } from "node:path"
import sharp from "sharp"
import { tempDir } from "../testing/temp-dir"
import { imageData, pictureFacts } from "./upright-pictures"

/** A photo of 40 by 30 pixels, held in the way that EXIF calls `orientation`. */
async function photo(orientation: number): Promise<string> {
  const file = join(await tempDir(), "photo.jpg")
  const canvas = { width: 40, height: 30, channels: 3, background: "#446688" } as const
  await sharp({ create: canvas }).withMetadata({ orientation }).toFile(file)
  return file
}

const asked = async (orientation: number, args: object) => askedOf(await photo(orientation), args)

const askedOf = async (absolutePath: string, args: object) => {
  const context = { nodeModel: { getNodeById: () => ({ absolutePath }) } }
  const originalResolver = (_source: unknown, given: object) => given
  return imageData({ parent: "file" }, args, context, { originalResolver })
}

it.each([
  [1, { width: 40, height: 30 }],
  [3, { width: 40, height: 30 }],
  [6, { width: 30, height: 40 }],
  [8, { width: 30, height: 40 }],
])(
  "the size of a picture is the one that it shows in: orientation %i",
  async (orientation, size) => {
    expect(await pictureFacts(await photo(orientation))).toMatchObject(size)
  },
)

it("an upright photo keeps its shape or the one of its query, and is not enlarged", async () => {
  expect(await asked(6, { width: 20 })).toEqual({ width: 20, aspectRatio: 0.75 })
  expect(await asked(6, { width: 960 })).toEqual({ width: 30, aspectRatio: 0.75 })
  expect(await asked(1, { width: 960 })).toEqual({ width: 960 })
  expect(await asked(6, { width: 20, aspectRatio: 1.6 })).toEqual({ width: 20, aspectRatio: 1.6 })
})

it.each([
  ["opaque", 3, "jpg"],
  ["transparent", 4, "png"],
] as const)("an AVIF that is %s has a file that all programs read", async (_, channels, format) => {
  const file = join(await tempDir(), "photo.avif")
  const canvas = { width: 40, height: 30, channels, background: "#44668880" } as const
  await sharp({ create: canvas }).avif().toFile(file)
  const formats = [format, "webp", "avif"]
  expect(await askedOf(file, { width: 960 })).toEqual({ width: 960, formats })
  expect(await askedOf(file, { aspectRatio: 1.6 })).toEqual({ aspectRatio: 1.6, formats })
})
