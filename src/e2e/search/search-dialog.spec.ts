import { openPage } from "../hydrated"
import { expect, test } from "../test"
import { button, dialog, field, openSearch, status } from "./search-parts"

test.use({ build: "site" })

test("VISUAL: Ctrl+K and ⌘K open it, Escape closes it at once, and the focus goes back", async ({
  page,
}) => {
  await openPage(page, "/")
  await page.keyboard.press("/")
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue("")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  const link = page.getByRole("link", { name: "About me" })
  await link.focus()
  for (const key of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    // At once: the browser reports the closing later.
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(link).toBeFocused()
  }

  // A place takes the focus only from who arrives at it.
  await page.getByRole("link", { name: "My Tech Stack" }).click()
  const place = page.getByRole("heading", { name: "My Tech Stack" })
  await expect(place).toBeFocused()
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(place).toBeFocused()
})

test("VISUAL: the focus stays inside, arrows lead through the results, Enter to the first", async ({
  page,
}) => {
  await openSearch(page)
  await field(page).fill("article")
  await expect(status(page)).toContainText(/pages? trouvée/)
  const links = dialog(page).getByRole("listitem").getByRole("link")
  await page.keyboard.press("ArrowDown")
  await expect(links.first()).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(links.first()).toBeFocused()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab")
    const outside = await page.evaluate(
      () =>
        document.activeElement?.closest("dialog, body")?.tagName === "BODY" &&
        document.activeElement !== document.body,
    )
    expect(outside).toBe(false)
  }
})
