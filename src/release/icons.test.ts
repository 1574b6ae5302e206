import sharp from "sharp"
import { FACTS } from "../testing/sample-release"
import { tempDir } from "../testing/temp-dir"
import { iconFiles } from "./icons"

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"><path fill="#00f" d="M0 0h32v16H0z"/></svg>`

const made = async (drawing: string) =>
  iconFiles(await tempDir({ "static/favicon.svg": drawing }), { ...FACTS, pathPrefix: "/carnet" })

/** Colour of a point, as `r,g,b,alpha`. */
async function pointOf(icon: string | Buffer | undefined, left: number, top: number) {
  const point = { left, top, width: 1, height: 1 }
  const pixels = await sharp(icon).ensureAlpha().extract(point).raw().toBuffer()
  return [...pixels].join()
}

describe("icons from one drawing", () => {
  test("have the sizes that are named, and the drawing's colours", async () => {
    const icons = await made(DRAWING)
    const manifest = JSON.parse(String(icons.get("site.webmanifest")))
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(icons.get(src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      expect(await pointOf(icons.get(src), (width ?? 0) / 2, (height ?? 0) / 2)).toBe("0,0,255,255")
    }
    expect((await sharp(icons.get("apple-touch-icon.png")).metadata()).width).toBe(180)
    const ico = icons.get("favicon.ico")
    // An icon file with three pictures begins so.
    expect([...(ico?.slice(0, 6) ?? [])].join()).toBe("0,0,1,0,3,0")
  })

  test("are transparent beside the drawing, but where a system cuts them: the paper is there", async () => {
    const icons = await made(DRAWING)
    expect(await pointOf(icons.get("icon-192.png"), 96, 10)).toBe("0,0,0,0")
    expect(await pointOf(icons.get("icon-maskable.png"), 10, 256)).toBe("251,250,246,255")
    expect(await pointOf(icons.get("apple-touch-icon.png"), 90, 10)).toBe("251,250,246,255")
  })

  test("are named in a manifest that begins below the site's path", async () => {
    const manifest = JSON.parse(String((await made(DRAWING)).get("site.webmanifest")))
    expect(manifest).toMatchObject({ start_url: "/carnet/", scope: "/carnet/", lang: "fr" })
    // Installed, the site has the way back and its address.
    expect(manifest.display).toBe("minimal-ui")
    expect(manifest.name).toBe(FACTS.name)
  })

  test.each([
    ["that is no drawing", "<svg"],
    ["that is empty", ""],
  ])("a file %s is named in the error", async (_, drawing) => {
    await expect(made(drawing)).rejects.toThrow(
      "static/favicon.svg — attendu : le dessin des icônes du site.",
    )
  })
})
