import { everyPart, openEveryPart } from "../../every-part"
import { linesOfWords } from "../../pages/every-page/type-and-structure"
import { DESKTOP, PHONE } from "../../pages/proof-page"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("VISUAL 2: lines of the page with every part have 62 to 70 characters, 1.6 to 1.7 apart", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(DESKTOP)
  await visit(everyPart)
  await page.evaluate(() => document.fonts.ready)
  expect(await linesOfWords(page)).toBe(true)
  const running = await page.evaluate(() => window.look.runningText())
  expect(running).not.toEqual([])
  expect(running.filter(({ lineHeight }) => lineHeight < 1.6 || lineHeight > 1.7)).toEqual([])
})

test("footnotes are beside their lines on a wide screen, and below the text on a phone", async ({
  page,
  visit,
}) => {
  await page.setViewportSize(DESKTOP)
  await visit("/blog/formules-et-schemas")
  const calls = page.locator("sup a")
  const notes = page.locator("[data-sidenote]")
  await expect(notes.filter({ visible: true })).toHaveCount(await calls.count())
  await expect(calls.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator(".footnotes")).toBeHidden()
  await page.setViewportSize(PHONE)
  await expect(calls.filter({ visible: false })).toHaveCount(0)
  await expect(notes.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator(".footnotes")).toBeVisible()
})

test("a quotation within a quotation has its size; an author's class changes no margin", async ({
  page,
}) => {
  await openEveryPart(page)
  const sizes = await page
    .locator("[data-article] blockquote")
    .first()
    .evaluate(quotation => {
      quotation.append(quotation.cloneNode(true))
      const inner = quotation.querySelector("blockquote") ?? quotation.ownerDocument.body
      return [quotation, inner].map(element => getComputedStyle(element).fontSize)
    })
  expect.soft(sizes[1]).toBe(sizes[0])
  const margins = await page.locator("[data-article]").evaluate(article =>
    ["h5", "p", "pre", "figure", "fieldset", "menu", "hr"].map(tag =>
      ["", "lead"].map(name => {
        const element = article.appendChild(document.createElement(tag))
        if (name) element.className = name
        return `${tag} ${getComputedStyle(element).margin}`
      }),
    ),
  )
  for (const [plain, named] of margins) expect.soft(named).toBe(plain)
})

test("a table has a name and takes the focus only when it scrolls; its caption is the name", async ({
  page,
}) => {
  await openEveryPart(page)
  const narrow = page.locator("div", { has: page.locator("> table caption") })
  await expect(narrow.last()).not.toHaveAttribute("tabindex")
  // The HTML has the attribute: when the script takes it away and the head can stick, nothing below moves.
  const heights = await narrow.last().evaluate(frame => {
    const sticking = frame.getBoundingClientRect().height
    frame.tabIndex = 0
    return [sticking, frame.getBoundingClientRect().height]
  })
  expect(heights[0]).toBe(heights[1])
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = page.locator("div[tabindex='0']", { has: page.locator("> table") })
  await expect(wide.last()).toHaveAccessibleName("Tableau")
  await wide.last().focus()
  await page.keyboard.press("End")
  await expect(page.getByRole("columnheader", { name: "Contraste" })).toHaveAttribute(
    "scope",
    "col",
  )
})
