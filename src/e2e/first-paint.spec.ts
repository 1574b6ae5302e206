import { serveInFront } from "./serve-in-front"
import { expect, test } from "./watched-page"

test("a page of which half the header has arrived is not painted, so that the other half moves nothing", async ({
  page,
  server,
}) => {
  const html = await (await fetch(server.address)).text()
  const cut = html.indexOf("</nav>", html.indexOf("<header"))
  let sendRest = () => {}
  const front = await serveInFront(server.address, ({ url }, response) => {
    if (url !== "/") return false
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    response.write(html.slice(0, cut))
    sendRest = () => response.end(html.slice(cut))
    return true
  })
  await page.goto(front.address, { waitUntil: "commit" })
  await page.locator("header nav a").first().waitFor({ state: "attached" })
  const painted = () =>
    page.evaluate(
      wait =>
        new Promise(resolve => {
          requestAnimationFrame(() => resolve(true))
          setTimeout(() => resolve(false), wait)
        }),
      2000,
    )
  expect(await painted()).toBe(false)
  sendRest()
  await expect.poll(painted).toBe(true)
  await page.close()
  await front.close()
})
