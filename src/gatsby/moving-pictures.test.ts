/** @jest-environment node */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { tempDir } from "../testing/temp-dir"
import { movingPicture } from "./moving-pictures"

const GIF = join(process.cwd(), "src/kitchen-sink/pictures/film.gif")

test("issue 15.5: a GIF becomes a smaller WebP that moves, and its first picture, asked for twice at once", async () => {
  const root = await tempDir({})
  const ask = (src: string) => movingPicture(root, GIF, src)
  const [all, again, first] = await Promise.all(
    ["./film.gif", "./film.gif", "./film.gif#still"].map(ask),
  )
  expect(again).toBe(all)
  const read = (address = "") => readFile(join(root, "public", address))
  expect((await sharp(await read(all)).metadata()).pages).toBe((await sharp(GIF).metadata()).pages)
  expect((await sharp(await read(first)).metadata()).pages).toBeUndefined()
  expect((await read(all)).length).toBeLessThan((await readFile(GIF)).length)
})
