import { PREFIX } from "../../../testing/builds/other-site"
import { test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"
import { useEngine } from "./use-engine"

test.use({ build: "other" })

for (const { name, start } of engines) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)

    test("below a path, links, steps back with their places, and the search stay in the site", async ({
      other,
    }) => {
      const { open, shows } = engine
      await open(`${other.address}/about-me`)
      await engine.page.ask("window.sameDocument = true")
      await engine.page.ask("scrollTo({ top: 300, behavior: 'instant' })")
      await engine.page.ask(ask.TWO_FRAMES)
      await engine.page.ask(`document.querySelector("nav a[href='${PREFIX}/blog']").click()`)
      await shows(ask.TITLE, "Blog")
      await shows("location.pathname", `${PREFIX}/blog`)
      await engine.page.ask("void history.back()")
      await shows("location.pathname", `${PREFIX}/about-me`)
      await shows("Math.round(scrollY)", 300)
      await engine.page.click("[aria-haspopup=dialog]")
      await shows("document.activeElement.type", "search")
      await engine.page.type("nouveau")
      await shows(
        "document.querySelector('dialog h3 a, dialog li a')?.pathname",
        `${PREFIX}/blog/nouveau`,
      )
      await shows("window.sameDocument", true)
    })
  })
}
