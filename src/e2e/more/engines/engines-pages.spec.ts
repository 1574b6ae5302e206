import { z } from "zod"
import { everyPart } from "../../every-part"
import { expect, test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"
import { useEngine } from "./use-engine"

test.use({ build: "site", mayComplain: true })

for (const { name, start } of engines) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)
    const { open } = engine

    test("the signs of a formula in columns follow one another", async ({ server }) => {
      await open(server.address + everyPart)
      const rows = z.array(z.array(z.number())).parse(await engine.page.ask(ask.GAPS_IN_CELLS))
      expect(rows.flat().length).toBeGreaterThan(5)
      // In CSS pixels: at most a wide space, and no sign on another.
      for (const gap of rows.flat()) expect(gap).toBeGreaterThan(-1)
      for (const gap of rows.flat()) expect(gap).toBeLessThan(10)
    })

    test("has the contents of an article open in the margin", async ({ server }) => {
      await open(server.address + everyPart)
      expect(await engine.page.ask("innerWidth")).toBeGreaterThan(760)
      const isSeen = "document.querySelector('[data-contents] li a').checkVisibility()"
      expect(await engine.page.ask(isSeen)).toBe(true)
    })

    test("knows every word of the permissions policy", async ({ server }) => {
      await open(server.address)
      const { headers } = await fetch(server.address)
      const words = headers.get("permissions-policy")?.match(/[a-z-]+(?==\()/g) ?? []
      expect(words).toContain("camera")
      // WebKit has no permissions policy.
      const known = await engine.page.ask("document.featurePolicy?.features() ?? null")
      if (Array.isArray(known)) expect(known).toEqual(expect.arrayContaining(words))
      else expect(name).toBe("WebKit")
    })
  })
}
