import { endExpected } from "../complaints"
import { openPage } from "../hydrated"
import { serveInFront } from "../serve-in-front"
import { post, project } from "../site"
import { expect, test } from "../test"
import { expectVisit, follow, METRICS, ROUND } from "./visit"

test.use({ build: "site" })

test.describe("S-21, S-22, S-24: a visit in a real browser is in the database", () => {
  test("four pages are four counts, with path, referer, agent and country", async ({
    page,
    newViews,
  }) => {
    const counted = () => page.waitForResponse(METRICS)
    const answers = [counted()]
    await page.goto("/")
    await answers.at(-1)
    for (const link of ROUND) {
      answers.push(counted())
      await follow(page, link)
      await answers.at(-1)
    }
    for (const answer of answers) expect((await answer).status()).toBe(204)
    const visit = { agent: "chrome", country: "FR", count: 1 }
    expect(newViews().toSorted((a, b) => a.referer.localeCompare(b.referer))).toEqual([
      { path: "/blog", referer: "/", ...visit },
      { path: "/", referer: "/about-me", ...visit },
      { path: "/about-me", referer: "/blog", ...visit },
      { path: "/", referer: "direct", ...visit },
    ])
  })

  test("a phone is mobile, whatever its browser", async ({ browser, baseURL, newViews }) => {
    const phone = await browser.newContext({
      baseURL,
      userAgent:
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    })
    const page = await phone.newPage()
    const answer = page.waitForResponse(METRICS)
    await page.goto(project)
    await answer
    expect(newViews()).toEqual([
      { path: project, referer: "direct", agent: "mobile", country: "FR", count: 1 },
    ])
    await phone.close()
  })

  test("an address that is no page is counted under one name", async ({
    page,
    complaints,
    newViews,
  }) => {
    const answer = page.waitForResponse(METRICS)
    await page.goto("/nulle-part?secret=1")
    await answer
    expect(newViews()).toMatchObject([{ path: "(unknown)", count: 1 }])
    await endExpected(page, complaints)
  })
})

test("S-21, R-8: a load, a link, back, forward and a reload are one view each, an anchor is none", async ({
  page,
  newViews,
}) => {
  const sent: unknown[] = []
  page.on("request", request => {
    if (request.url().endsWith("/api/metrics-page-view-counter")) sent.push(request.postDataJSON())
  })
  await openPage(page, `${post}?page=2`)
  // Waited for at each step, for the same reason as in `follow`.
  const counted = (views: number) => expect.poll(() => sent.length).toBe(views)
  await counted(1)
  await page.evaluate(() => {
    window.location.hash = "ici"
  })
  await page.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
  await counted(2)
  await page.goBack()
  await expect(page).toHaveURL(`${post}?page=2#ici`)
  await counted(3)
  await page.goForward()
  await expect(page).toHaveURL("/")
  await counted(4)
  await page.reload()
  await counted(5)
  await page.waitForLoadState("networkidle")
  expect(sent).toEqual([
    { path: `${post}?page=2`, referer: "direct", agent: "chrome", country: "FR" },
    { path: "/", referer: `${post}?page=2`, agent: "chrome", country: "FR" },
    { path: `${post}?page=2`, referer: "/", agent: "chrome", country: "FR" },
    { path: "/", referer: `${post}?page=2`, agent: "chrome", country: "FR" },
    { path: "/", referer: "direct", agent: "chrome", country: "FR" },
  ])
  const stored = () => newViews().reduce((sum, { count }) => sum + count, 0)
  await expect.poll(stored).toBe(5)
})

test("S-22: the referer of a first load is what the browser reports", async ({ page, baseURL }) => {
  await page.route("http://ailleurs.example/", route =>
    route.fulfill({ contentType: "text/html", body: `<a href="${baseURL}/blog">lien</a>` }),
  )
  await page.goto("http://ailleurs.example/")
  const request = page.waitForRequest(METRICS)
  await page.getByRole("link").click()
  expect((await request).postDataJSON()).toMatchObject({
    path: "/blog",
    referer: "http://ailleurs.example/",
  })
})

test("S-23: a counter that answers 500 never shows and never delays a navigation", ({
  page,
  complaints,
}) => expectVisit(page, complaints, 4, route => route.fulfill({ status: 500, body: "non" })))

test("R-11: a server that never answers page views holds one connection, and the visit goes on", async ({
  page,
  baseURL,
}) => {
  const views: string[] = []
  const { address, close } = await serveInFront(baseURL ?? "", request => {
    if (request.url !== "/api/metrics-page-view-counter") return false
    views.push(request.method ?? "")
    return true
  })
  // The client abandons a view after ten seconds, which this visit may take on a slow machine.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await openPage(page, address)
  await expect.poll(() => views.length).toBe(1)
  // More than the six connections that a browser opens to one server.
  for (const [name, to] of [...ROUND, ...ROUND, ...ROUND]) {
    await follow(page, [name, `${address}${to}`])
  }
  await page.evaluate(async () => {
    await fetch("/favicon.svg", { cache: "reload" })
  })
  expect(views).toEqual(["POST"])
  // The page first: what it still waits for is not to fail.
  await page.close()
  await close()
})
