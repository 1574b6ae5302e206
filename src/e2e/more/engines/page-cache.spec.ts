import { post, project } from "../../site"
import { expect, test } from "../../test"
import { engines } from "./engines"
import * as ask from "./questions"

test.use({ build: "site", mayComplain: true })

/** Browsers do not keep a 404. */
const PAGES = ["/blog", post, project, "/about-me", "/mentions-legales", "/"]

for (const { name, start } of engines.filter(({ name }) => name !== "WebKit")) {
  test(`${name}: each kind of page comes back out of the browser's page cache`, async ({
    server,
  }) => {
    if (!start) return test.skip(true, `${name} is not installed`)
    const browser = await start()
    const page = await browser.newPage({ width: 1280, height: 800 })
    const shows = (expression: string, wanted: unknown) =>
      expect.poll(() => page.ask(expression).catch(String), { message: expression }).toEqual(wanted)
    // Later: a page that goes at once may be gone before it has answered.
    const leave = (how: string) => page.ask(`void setTimeout(() => ${how})`)
    await page.goTo(server.address)
    // A page in the cache is given up when a worker takes it over.
    await shows("navigator.serviceWorker.controller?.state", "activated")
    let left = "/"
    for (const next of PAGES) {
      await page.atRest()
      await page.ask(
        "addEventListener('pageshow', ({ persisted }) => { window.isKept = persisted })",
      )
      await leave(`location.assign("${next}")`)
      await shows("location.pathname", next)
      await shows(ask.IS_ALIVE, 1)
      await leave("history.back()")
      await shows("location.pathname", left)
      await shows("'isKept' in window && window.isKept", true)
      await leave("history.forward()")
      await shows("location.pathname", next)
      await shows(ask.IS_ALIVE, 1)
      left = next
    }
    await browser.close()
  })
}
