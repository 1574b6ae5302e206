import { hydrated } from "../../hydrated"
import { serveInFront } from "../../serve-in-front"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("a page is not painted with half its header, so that the other half moves nothing", async ({
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

test("no script is asked for before the page is painted, and then all are", async ({
  page,
  server,
}) => {
  const scripts: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window)
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = work => waiting.push(work)
    Object.assign(window, {
      paint: () => {
        window.requestAnimationFrame = paint
        for (const work of waiting) paint(work)
      },
    })
  })
  await page.goto(server.address)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(scripts).toEqual([])
  await page.evaluate(() => Reflect.get(window, "paint")())
  await hydrated(page)
})

test("a page that opens in the background does not wait to be painted", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true })
    window.requestAnimationFrame = () => 0
  })
  const asked = page.waitForRequest(/\/app-[^/]+\.js$/)
  await page.goto(server.address)
  await asked
})
