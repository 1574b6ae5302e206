import { engines } from "./engines/engines"
import * as ask from "./engines/questions"
import { useEngine } from "./engines/use-engine"
import { test } from "./served-site"

for (const { name, start } of engines) {
  test.describe(`R-22: ${name}`, () => {
    const engine = useEngine(name, start)

    test("issue 32: whatever the hash holds, the page stays", async ({
      server,
    }) => {
      const { open, shows } = engine
      await open(`${server.address}/blog#100%`)
      await shows(ask.TITLE, "Blog")
      await engine.page.ask("void (location.hash = '%E9')")
      await shows("location.hash", "#%25E9")
    })
  })
}
