import type { Page } from "@playwright/test"
import { openPage } from "../../hydrated"
import { DESKTOP, PHONE } from "../../pages/proof-page"
import { post, project } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

const TABLET = { width: 820, height: 1180 }

/** Left edges of what a project in a list is made of. */
const columns = (page: Page) =>
  page
    .locator("main article")
    .first()
    .locator("> :not(link)")
    .evaluateAll(parts => new Set(parts.map(part => part.getBoundingClientRect().x)).size)

test("a tablet shows picture and text of a project below one another", async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openPage(page, "/project")
  expect(await columns(page)).toBe(1)
  await page.setViewportSize(DESKTOP)
  expect(await columns(page)).toBe(2)
})

test("S-6: on a phone the footer has all its links, in two columns", async ({ page }) => {
  await openPage(page, "/blog")
  const links = page.locator("footer a")
  const names = await links.allTextContents()
  await page.setViewportSize(PHONE)
  await expect(links.filter({ visible: true })).toHaveText(names)
  const edges = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().x))
  expect(new Set(edges).size).toBe(2)
})

test("on a phone the names of a page's parts have one size, more than what is in them", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const path of ["/", project, post]) {
    await openPage(page, path)
    const sizesOf = async (level: string) => {
      const headings = page.locator(`main ${level}:visible`)
      const sizes = await headings.evaluateAll(all =>
        all.map(one => Number.parseFloat(getComputedStyle(one).fontSize)),
      )
      return [...new Set(sizes)]
    }
    const [size = 0, ...others] = await sizesOf("h2")
    expect(others, path).toEqual([])
    expect(size, path).toBeGreaterThan(Math.max(...(await sizesOf("h3"))))
  }
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
