import { DESKTOP, everyPage, PHONE } from "../../pages/proof-page"
import { pages, post, project } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("a title and its standfirst come before the facts, which the margin has where there is one", async ({
  page,
  visit,
}) => {
  for (const [path, facts] of [
    [post, "time"],
    [post, "nav"],
    [project, "dl"],
  ] as const) {
    await page.setViewportSize(DESKTOP)
    await visit(path)
    const places = () =>
      page
        .locator(`h1, h1 + p, :nth-match(main ${facts}, 1)`)
        .evaluateAll(parts =>
          parts.map(part => ({ name: part.localName, ...part.getBoundingClientRect().toJSON() })),
        )
    const [title, , beside] = await places()
    expect(beside?.right, `${facts} of ${path}`).toBeLessThan(title?.left ?? 0)
    if (facts !== "nav") expect(beside?.top, `${facts} of ${path}`).toBeLessThan(title?.bottom ?? 0)
    await page.setViewportSize(PHONE)
    const below = await places()
    expect(below.map(({ name }) => name)).toEqual(["h1", "p", facts])
    expect(below[0]?.bottom).toBeLessThanOrEqual(below[1]?.top ?? 0)
    expect(below[1]?.bottom, `${facts} of ${path}`).toBeLessThanOrEqual(below[2]?.top ?? 0)
  }
})

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
