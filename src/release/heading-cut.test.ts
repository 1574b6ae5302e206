/** @jest-environment node */
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { charactersOf, readFont } from "../../tools/fonts/font-measures"
import { tempDir } from "../testing/temp-dir"
import { headingCuts, headingLetters } from "./heading-cut"

const page = (text: string) => `<html><head></head><body>${text}</body></html>`
const CUT = /<script data-cut="([^"]+)">/

describe("issue 14.1: a page brings the letters of its headings", () => {
  test("of each heading once, and the zero; not of other texts, nor of tags", () => {
    expect(
      headingLetters(
        page(
          '<h1 class="x">L’<em>été</em> &amp; moi</h1><p>W</p><h3\nid="y"><a href="/z">Où</a></h3>',
        ),
      ),
    ).toBe(" &0LOimotéù’")
  })

  test("and no others, in a few kilobytes, in its head", async () => {
    const cuts = await headingCuts(await tempDir())
    const html = await cuts.withCut(page("<h1>Compter sans suivre</h1>"))
    const [, data = ""] = CUT.exec(html) ?? []
    const cut = Buffer.from(data, "base64")
    expect(String.fromCodePoint(...charactersOf(readFont(cut)))).toBe(" 0Caeimnoprstuv")
    expect(readFont(cut).variationAxes).toEqual({})
    expect(cut.byteLength).toBeLessThan(2500)
    expect(html).toMatch(/<script data-cut="[^"]+">[^<]+<\/script><\/head>/)
  })

  test("cut once for the same letters, also in the next build; what no page needs any more goes", async () => {
    const root = await tempDir()
    const stored = async () => {
      const files = (await readdir(join(root, ".heading-cuts"))).sort()
      return Promise.all(
        files.map(async file => [file, (await stat(join(root, ".heading-cuts", file))).mtimeMs]),
      )
    }
    const build = async (...titles: string[]) => {
      const cuts = await headingCuts(root)
      await Promise.all(titles.map(title => cuts.withCut(page(`<h1>${title}</h1>`))))
      await cuts.end()
      return stored()
    }
    const first = await build("Le nid", "Nid, le niLd")
    expect(first).toHaveLength(2)
    expect(await build("Le nid", "Nid, le niLd")).toEqual(first)
    expect(await build("Le nid", "eL dinn")).toHaveLength(1)
  })
})
