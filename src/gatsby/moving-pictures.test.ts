/** @jest-environment node */
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { listFiles } from "../content/folder-files"
import { mediaFacts } from "../content/shown-file"
import { tempDir } from "../testing/temp-dir"
import { movingPicture } from "./moving-pictures"

const GIF = join(process.cwd(), "src/kitchen-sink/pictures/film.gif")

test("issue 15.5: a GIF becomes a smaller silent film, and its first picture, asked for twice at once", async () => {
  const root = await tempDir({})
  const ask = (src: string) => movingPicture(root, GIF, src)
  const [film = "", again, first = ""] = await Promise.all(
    ["./film.gif", "./film.gif", "./film.gif#still"].map(ask),
  )
  expect(film).toMatch(/^\/static\/[\da-f]{32}\/film\.webm$/)
  expect(again).toBe(film)
  const written = (address: string) => join(root, "public", address)
  const { width, height } = await sharp(GIF).metadata()
  expect(await mediaFacts(written(film))).toEqual({
    ...{ width, height: (height ?? 0) - 1 },
    ...{ hasSound: false, isPlayed: true },
  })
  expect((await sharp(written(first)).metadata()).pages).toBeUndefined()
  const [made, gif] = await Promise.all([written(film), GIF].map(file => readFile(file)))
  expect(made?.length).toBeLessThan(gif?.length ?? 0)
})

test("issue 15.5: a GIF that cannot be read is named, with what to do, and leaves no file", async () => {
  const root = await tempDir({ "public/page.html": "" })
  const file = join(root, "film.gif")
  await writeFile(file, "GIF89a, and no more")
  await expect(movingPicture(root, file, "./film.gif")).rejects.toThrow(/film\.gif.*<Video/)
  expect(await listFiles(join(root, "public"))).toEqual(["page.html"])
})
