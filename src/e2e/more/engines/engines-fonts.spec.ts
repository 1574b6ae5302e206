import { serveInFront } from "../../serve-in-front"
import { expect, test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"
import { useEngine } from "./use-engine"

test.use({ build: "site", mayComplain: true })

for (const { name, start } of engines) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)

    test("at the first paint no file of a face is waited for, and two are asked for", async ({
      server,
    }) => {
      const asked: string[] = []
      let release = () => {}
      const released = new Promise<boolean>(resolve => {
        release = () => resolve(false)
      })
      const front = await serveInFront(server.address, ({ url = "" }) => {
        // Scripts are requested once the page is painted.
        if (url.endsWith(".js")) release()
        if (!url.endsWith(".woff2")) return false
        asked.push(url)
        return released
      })
      await engine.open(front.address)
      await engine.shows(ask.hasFace("h1"), true)
      await engine.shows(ask.hasFace("p"), true)
      expect(new Set(asked).size).toBe(2)
      // It is on its way: without its server it would complain.
      await engine.shows(ask.IS_CONTROLLED, true)
      await front.close()
    })

    // The others have no French dictionary on Debian.
    if (name !== "Firefox") return
    test("LOOK D21: on a phone a word that is longer than its line is hyphenated", async ({
      server,
    }) => {
      await engine.open(server.address, 390)
      await engine.shows(ask.hasFace("h1"), true)
      await engine.shows(ask.firstLineOf("l’anticonstitutionnellement"), "l’anticonstitu")
    })

    test("R-17: a word of eight letters is hyphenated at 360 px with text of 200 %", async ({
      server,
    }) => {
      await engine.open(server.address, 360)
      await engine.page.ask("void (document.documentElement.style.fontSize = '200%')")
      await engine.shows(ask.hasFace("h1"), true)
      await engine.shows(ask.firstLineOf("compteur"), "comp")
    })
  })
}
