import { test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"
import { useEngine } from "./use-engine"

test.use({ build: "site", mayComplain: true })

for (const { name, start } of engines) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)

    test("whatever path and hash hold, a page is there; a link to a heading of an article ends there", async ({
      server,
    }) => {
      const { open, shows } = engine
      await open(`${server.address}/blog#100%`)
      await shows(ask.TITLE, "Blog")
      await engine.page.ask("void (location.hash = '%E9')")
      await shows("location.hash", "#%25E9")
      await engine.page.ask("void ___navigate('/blog/ecrire-un-article#les-images')")
      await shows("document.activeElement.id", "les-images")
      await shows(ask.IS_AT_PLACE, true)
      for (const path of ["/blog%2f", "/100%", "/x/:path"]) {
        await engine.page.ask(`void ___navigate("${path}")`)
        await shows("document.querySelector('header ~ main h1')?.textContent", "Page Not Found")
        await shows(ask.IS_ALIVE, 1)
        await engine.page.ask("void ___navigate('/about-me')")
        await shows("document.querySelector('header ~ main h1')?.textContent", "À propos")
      }
    })
  })
}
