import { openKitchenSink } from "./kitchen-sink"
import { expect, test } from "./proof-page"

test("a quotation within a quotation has its size; what an author writes with a class keeps the margins that it has without", async ({
  page,
}) => {
  await openKitchenSink(page)
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
  await openKitchenSink(page)
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
