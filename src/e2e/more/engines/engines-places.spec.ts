import { z } from "zod"
import { everyPart } from "../../every-part"
import { openPage } from "../../hydrated"
import { project } from "../../site"
import { expect, test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"
import { useEngine } from "./use-engine"

test.use({ build: "site", mayComplain: true })

/** One of each layout, and every part. */
const PATHS = ["/", "/blog", project, everyPart]

/** The second is the narrowest window of WebKit's small browser, nearly. */
const WIDTHS = [1280, 500]

/** In CSS pixels, for what engines round. */
const ROUNDED = 2

/** WebKitGTK rounds the width of each letter: these are as wide as their letters, or follow letters in a line, as arrows do. */
const MEASURED_IN_LETTERS = /^(?:h1|p|arrow|table)$/

const partsSchema = z.array(
  z.object({ name: z.string(), style: z.string(), left: z.number(), width: z.number() }),
)

type Part = z.infer<typeof partsSchema>[number]

const inWords = (part?: Part) => part && Object.values(part).join(" ")

const isSame = (engine: string, part: Part, other?: Part) =>
  part.name === other?.name &&
  part.style === other.style &&
  ((engine === "WebKit" && MEASURED_IN_LETTERS.test(part.name)) ||
    (Math.abs(part.left - other.left) <= ROUNDED && Math.abs(part.width - other.width) <= ROUNDED))

for (const { name, start } of engines.filter(({ name }) => name !== "Chromium")) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)

    for (const width of WIDTHS) {
      test(`at ${width} px every part stands where Chromium puts it, in the same style`, async ({
        page,
        server,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await engine.open(server.address, width)
        for (const path of PATHS) {
          await openPage(page, path)
          await engine.goTo(server.address + path)
          // Buttons over pictures come when the browser is idle.
          const countParts = async () => [
            partsSchema.parse(await engine.page.ask(ask.PARTS)).length,
            partsSchema.parse(await page.evaluate(ask.PARTS)).length,
          ]
          await expect.poll(async () => new Set(await countParts()).size, { message: path }).toBe(1)
          const parts = partsSchema.parse(await engine.page.ask(ask.PARTS))
          const chromiums = partsSchema.parse(await page.evaluate(ask.PARTS))
          const others = parts.flatMap((part, index) =>
            isSame(name, part, chromiums[index])
              ? []
              : [`${inWords(part)}, in Chromium ${inWords(chromiums[index])}`],
          )
          expect.soft(others, path).toEqual([])
        }
      })
    }
  })
}
