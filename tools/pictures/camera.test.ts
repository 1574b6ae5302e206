import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { tempDir } from "../../src/testing/temp-dir"
import { store } from "./camera"
import { DOCS_PICTURES, SHARE_PICTURE } from "./site-pictures"

const sheetOf = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 4, background } })
    .png()
    .toBuffer()

test("a picture is stored where it belongs, its colours kept; taken again without a change, it is left alone", async () => {
  const file = join(await tempDir(), "docs/home.png")
  expect(await store(file, await sheetOf("#002fa7"))).toBe(true)
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([20, 10])
  expect([...data.subarray(0, 3)]).toEqual([0x00, 0x2f, 0xa7])

  const before = await readFile(file)
  expect(await store(file, await sheetOf("#002fa7"))).toBe(false)
  expect(await store(file, await sheetOf("#d9485f"))).toBe(true)
  expect((await readFile(file)).equals(before)).toBe(false)
})

test("what an owner takes again is theirs; the pictures in docs/ are the template's and apart", () => {
  expect(SHARE_PICTURE.file).toMatch(/(?:^|^content\/demonstration\/)static\//)
  for (const { file } of DOCS_PICTURES) expect(file).toMatch(/^docs\//)
})
