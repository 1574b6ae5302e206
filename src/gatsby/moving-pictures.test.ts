import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { listFiles } from "../content/folder-files"
import { tempDir } from "../testing/temp-dir"
import { gifAsWebp, stillPicture } from "./moving-pictures"

const GIF = join(process.cwd(), "src/testing/builds/every-part/pictures/film.gif")

test("a GIF that is requested twice at once becomes a smaller WebP with the same frames", async () => {
  const root = await tempDir({})
  const [film, again, first] = await Promise.all([
    gifAsWebp(root, GIF),
    gifAsWebp(root, GIF),
    stillPicture(root, GIF),
  ])
  expect(film).toMatch(/^\/static\/[\da-f]{32}\/film\.webp$/)
  expect(first).toBe(film.replace("film.webp", "film-still.webp"))
  expect(again).toBe(film)
  const written = (address: string) => join(root, "public", address)
  const { width, height, pages, delay, loop } = await sharp(GIF).metadata()
  expect(await sharp(written(film)).metadata()).toMatchObject({ width, height, pages, delay, loop })
  expect((await sharp(written(first)).metadata()).pages).toBeUndefined()
  const pixels = (file: string, page: number) =>
    sharp(file, { page }).ensureAlpha().raw().toBuffer()
  expect(await pixels(written(film), 5)).toEqual(await pixels(GIF, 5))
  expect(await pixels(written(first), 0)).toEqual(await pixels(GIF, 0))
  const [made, gif] = await Promise.all([written(film), GIF].map(file => readFile(file)))
  expect(made?.length).toBeLessThan(gif?.length ?? 0)
})

test("a GIF that cannot be read is named, with what to do, and leaves no file", async () => {
  const root = await tempDir({ "public/page.html": "" })
  const file = join(root, "film.gif")
  await writeFile(file, "GIF89a, and no more")
  await expect(gifAsWebp(root, file)).rejects.toThrow(/film\.gif.*<Video/)
  expect(await listFiles(join(root, "public"))).toEqual(["page.html"])
})
