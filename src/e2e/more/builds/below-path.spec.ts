import { OLD } from "../../../testing/builds/odd-posts"
import { CHOSEN, PREFIX } from "../../../testing/builds/other-site"
import { endExpected } from "../../complaints"
import { documentsOf, withinGuard } from "../../guard/broken-files"
import { openPage } from "../../hydrated"
import { networkTo } from "../../network"
import { expectKept } from "../../offline/kept-offline"
import { heading, menuLink, notice } from "../../page-parts"
import { storedRows } from "../../stored-views"
import { expect, test } from "../../test"

test.use({ build: "other" })

test("S-20: the browser loads the configured tag once, and not again on a navigation", async ({
  page,
  other,
}) => {
  let loads = 0
  await page.route("https://mesure.example/m.js", async route => {
    loads += 1
    await route.fulfill({
      contentType: "text/javascript",
      body: "window.measured = (window.measured ?? 0) + 1",
    })
  })
  await openPage(page, other.address)
  const tag = page.locator("script[src='https://mesure.example/m.js'][async]")
  await expect(tag).toHaveAttribute("data-site", "7")
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(heading(page)).toHaveText("Blog")
  expect(loads).toBe(1)
  expect(await page.evaluate(() => Reflect.get(window, "measured"))).toBe(1)
})

test("below a path, a link of an article has the path once on paper", async ({ page, other }) => {
  await page.goto(`${other.address}${OLD.target}`)
  const origin = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--site-origin"),
  )
  // The href that follows it has the path.
  expect(JSON.parse(origin)).toBe(new URL(JSON.parse(origin)).origin)
})

test("below a path the page names its icons, and the manifest begins there", async ({
  page,
  other,
}) => {
  await page.goto(other.address)
  const icons = page.locator("head link[rel=icon]")
  const files = await icons.evaluateAll(links => links.map(link => link.getAttribute("href") ?? ""))
  expect(files).toEqual(["favicon-32x32.png", "favicon.svg"].map(name => `${PREFIX}/${name}`))
  const get = (file: string) => page.request.get(new URL(file, other.address).href)
  const address = await page.locator("head link[rel=manifest]").getAttribute("href")
  const manifest = await (await get(address ?? "")).json()
  expect(manifest).toMatchObject({ start_url: `${PREFIX}/`, display: "minimal-ui" })
  const named: { src: string }[] = manifest.icons
  for (const file of [...files, ...named.map(({ src }) => src)])
    expect((await get(file)).status(), file).toBe(200)
})

test("S-21: below a path of the host, views are sent and counted as the pages that they are", async ({
  page,
  other,
}) => {
  expect(new URL(other.address).pathname).toBe(PREFIX)
  const counted = () => page.waitForResponse(`**${PREFIX}/api/metrics-page-view-counter`)
  const first = counted()
  await page.goto(other.address)
  expect((await first).status()).toBe(204)
  expect((await first).request().postDataJSON()).toMatchObject({ path: `${PREFIX}/` })
  const second = counted()
  const navigation = page.getByRole("navigation", { name: "Navigation principale" })
  await navigation.getByRole("link", { name: "Blog", exact: true }).click()
  expect((await second).status()).toBe(204)
  await expect(navigation.locator("[aria-current=page]")).toHaveText("Blog")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `https://exemple.fr${PREFIX}/blog`,
  )
  expect(storedRows(other.database)).toMatchObject([
    { path: "/", referer: "direct", count: 1 },
    { path: "/blog", referer: "/", count: 1 },
  ])
})

test("VISUAL 15: below a path of the host, the 404 page proposes pages of the site", async ({
  page,
  other,
  complaints,
}) => {
  await page.goto(`${other.address}/blg`)
  const list = page.getByRole("navigation", { name: "Vous cherchiez peut-être" })
  await expect(list.getByRole("link").first()).toHaveAttribute("href", new RegExp(`^${PREFIX}/`))
  await endExpected(page, complaints)
})

test("an owner's page, the menu, the home page's parts, accent and logo are as chosen", async ({
  page,
  request,
  other,
}) => {
  await openPage(page, other.address + CHOSEN.page)
  await expect(heading(page)).toHaveText("Mes outils")
  const entries = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link")
  await expect(entries).toHaveText(["Blog", "Outils", "About me", "Home"])
  await expect(entries.and(page.locator("[aria-current=page]"))).toHaveText("Outils")
  await expect(page.getByRole("main").getByRole("link", { name: "lien", exact: true })).toHaveCSS(
    "color",
    "rgb(179, 38, 30)",
  )
  const logo = page.getByRole("banner").getByRole("img", { name: "Prénom Nom" })
  await logo.click()
  await expect(page.locator("main h2").first()).toHaveText("Derniers articles")
  await expect(page.locator("#techstacks")).toHaveCount(0)
  const get = async (path: string) => (await request.get(other.address + path)).text()
  expect(await get("/sitemap.xml")).toContain(`<loc>https://exemple.fr${PREFIX}/outils</loc>`)
  expect(await get("/plan")).toContain(`href="${PREFIX}/outils"`)
  expect((await request.get(`${other.address}/outils.png`)).headers()["content-type"]).toBe(
    "image/png",
  )
})

test("at the end of a text are the ways on that were chosen", async ({ page, other }) => {
  await openPage(page, `${other.address}${OLD.target}?de=flux`)
  await expect(page.getByRole("link", { name: "Discuter sur Mastodon" })).toHaveAttribute(
    "href",
    CHOSEN.thread,
  )
  await expect(page.getByRole("link", { name: "Partager sur Bleu" })).toHaveAttribute(
    "href",
    /^https:\/\/bleu\.example\/\?u=https%3A%2F%2Fexemple\.fr/,
  )
  await expect(page.getByRole("link", { name: "Modifier cette page" })).toHaveAttribute(
    "href",
    /^https:\/\/code\.example\/edit\/main\/content\/blog\/nouveau/,
  )
})

test("S-16: below a path, a page whose data the server has lost shows its text, by one load", async ({
  page,
  other,
  complaints,
}) => {
  await withinGuard(page)
  await page.route("**/page-data/about-me/page-data.json*", route => route.fulfill({ status: 500 }))
  await openPage(page, `${other.address}/mentions-legales`)
  const documents = documentsOf(page)
  await menuLink(page, "About me").click()
  await expect(notice(page)).toContainText("Internal Server Error")
  await expect(heading(page)).toHaveText("À propos")
  expect(documents).toEqual([`${other.address}/about-me`])
  await endExpected(page, complaints)
})

test("S-21: a site that moved below a path finds its fonts, scripts and pictures", async ({
  request,
  other,
}) => {
  const html = await (await request.get(other.address)).text()
  const [host = ""] = other.address.split(PREFIX)
  const files = [...html.matchAll(/(?:href="|src="|url\()(\/[^")]+\.\w+)/g)].map(([, file]) => file)
  expect(files.filter(file => /\.woff2$/.test(file ?? "")).length).toBeGreaterThan(2)
  const missing: string[] = []
  for (const file of new Set(files)) {
    const { ok } = await fetch(`${host}${file}`)
    if (!file?.startsWith(`${PREFIX}/`) || !ok) missing.push(`${file}`)
  }
  expect(missing).toEqual([])
})

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow", requestsMayFail: true })

  test("R-13: below a path, a page that was never opened is the offline page, which leads on", async ({
    page,
    other,
  }) => {
    const network = await networkTo(other.address)
    const site = `${network.address}${PREFIX}`
    await page.goto(`${site}/blog`)
    await expectKept(page, `${PREFIX}/blog`)
    network.becomes("gone")
    await page.goto(`${site}/jamais-ouverte`)
    await expect(heading(page)).toHaveText("Pas de réseau")
    const home = page.getByRole("link", { name: "Revenir à l’accueil" })
    await expect(home).toHaveAttribute("href", `${PREFIX}/`)
    await page.goBack()
    await expect(heading(page)).toHaveText("Blog")
    await expect(page).toHaveURL(`${site}/blog`)
    await network.close()
  })
})
