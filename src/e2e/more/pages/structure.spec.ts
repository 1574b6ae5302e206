import { openPage } from "../../hydrated"
import { DESKTOP, everyPage, PHONE } from "../../pages/proof-page"
import { pages, post } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("the text of an article and the first post of a list are on the first screen", async ({
  page,
  visit,
}) => {
  for (const [viewport, text, entry] of [
    // The index has two lines of years.
    [PHONE, 600, 724],
    [DESKTOP, 520, 720],
  ] as const) {
    await page.setViewportSize(viewport)
    await visit(post)
    const begin = await page.locator("[data-article] p").first().boundingBox()
    expect.soft(begin?.y, post).toBeLessThan(text)
    await visit("/blog")
    // A drawing may follow.
    const words = await page.locator("main li h3 + p").first().boundingBox()
    expect.soft(words && words.y + words.height, "/blog").toBeLessThan(entry)
  }
  const [date, title] = await page
    .locator(":nth-match(main li, 1) :is(time, h3)")
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().toJSON()))
  expect(date.right, "dates are in the margin").toBeLessThan(title.left)
})

test("leads and excerpts are ink, in lines of 32 em at most", async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  for (const [path, texts] of [
    ["/", "h1 + p, li h3 + p"],
    ["/blog", "h1 + p, li h3 + p"],
    [post, "h1 + p"],
  ] as const) {
    await openPage(page, path)
    const looks = await page.locator(`main :is(${texts})`).evaluateAll(all =>
      all.map(text => {
        const { color, fontSize } = getComputedStyle(text)
        const ems = text.getBoundingClientRect().width / Number.parseFloat(fontSize)
        return { isInk: color === getComputedStyle(document.body).color, isShort: ems <= 32 }
      }),
    )
    expect(looks.length, path).toBeGreaterThan(0)
    expect(new Set(looks.map(look => JSON.stringify(look))), path).toEqual(
      new Set([JSON.stringify({ isInk: true, isShort: true })]),
    )
  }
})

test("what is selected is marked in Klein blue, what is pressed gives way", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  await openPage(page, "/")
  const marked = await page
    .locator("main p")
    .first()
    .evaluate(text => getComputedStyle(text, "::selection").backgroundColor)
  expect(marked).toBe("rgb(0, 47, 167)")
  const link = page.locator("main a").first()
  await link.hover()
  await page.mouse.down()
  await expect(link).toHaveCSS("opacity", "0.7")
})

test("a long title is set smaller, on a phone too", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, post)
  const title = page.locator("h1")
  const size = () => title.evaluate(h1 => Number.parseFloat(getComputedStyle(h1).fontSize))
  const usual = await size()
  await title.evaluate(h1 => h1.setAttribute("data-long", ""))
  expect(await size()).toBeLessThan(usual)
  expect(await size()).toBeGreaterThan(32)
})

/** Without scripts a page comes sooner, and has its title and its links. */
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("every page has a title of its own, and links lead to it from home", async ({
    page,
    visit,
  }) => {
    const titles = new Set<string>()
    const links = new Map<string, string[]>()
    for (const path of everyPage) {
      await visit(path)
      titles.add(await page.title())
      links.set(path, await page.evaluate(() => window.look.internalLinks()))
    }
    expect(titles.size).toBe(everyPage.length)
    const reached = new Set(["/"])
    for (const path of reached) for (const to of links.get(path) ?? []) reached.add(to)
    expect(pages.filter(path => !reached.has(path))).toEqual([])
  })
})
