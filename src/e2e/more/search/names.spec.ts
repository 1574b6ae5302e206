import type { Locator } from "@playwright/test"
import { openEveryPart } from "../../every-part"
import { dialog, field, openSearch, status } from "../../search/search-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** The names that a screen reader lists, as the browser computes them. */
async function namesOf(parts: Locator): Promise<string[]> {
  const snapshots = await Promise.all((await parts.all()).map(part => part.ariaSnapshot()))
  return snapshots.map(snapshot => /"(.*)"/.exec(snapshot)?.[1] ?? "")
}

test("links, buttons and callouts of an article have different names", async ({ page }) => {
  await openEveryPart(page)
  const anchors = await namesOf(page.locator("[data-level] > a"))
  const titles = await page.locator("[data-level] > :first-child").allTextContents()
  expect(anchors).toEqual(titles.map(title => `Lien vers « ${title.trim()} »`))
  const copies = await namesOf(page.locator("figcaption button:visible"))
  const files = await page
    .locator("figcaption:has(button:visible) > :first-child")
    .allTextContents()
  expect(copies.map(name => name.replace(/ \(\d\)$/, ""))).toEqual(
    files.map(file => `Copier ${file}`),
  )
  expect(new Set(copies).size).toBe(copies.length)
  const references = await namesOf(page.locator("[data-footnote-ref]"))
  const numbers = await page.locator("[data-footnote-ref]").allTextContents()
  expect(references).toEqual(numbers.map(number => `Note ${number}`))
  // A6: a callout is a note that its title names.
  const callouts = page.locator("[data-article] aside")
  expect(await callouts.count()).toBeGreaterThan(2)
  const names = await callouts
    .locator("> :first-child")
    .evaluateAll(lines => lines.map(line => line.lastChild?.textContent))
  for (const [index, callout] of (await callouts.all()).entries()) {
    await expect(callout).toHaveRole("note")
    await expect(callout).toHaveAccessibleName(names[index] ?? "")
  }
})

test("on a result, typing goes on in the field; nothing found is no empty list", async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill("articl")
  await expect(status(page)).toContainText(/trouvée/)
  const result = dialog(page).locator("ol a").first()
  await result.focus()
  await page.keyboard.type("e")
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue("article")
  await field(page).fill("xylographe")
  await expect(status(page)).toContainText("Rien dans")
  await expect(dialog(page).locator("ol")).toHaveCount(0)
})
