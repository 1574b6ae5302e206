import type { Page } from "@playwright/test"
import { hydrated, openPage } from "./hydrated"
import { button, dialog, field, openSearch, status } from "./search-parts"
import { expectSameDocument, markDocument, post, site } from "./site"
import { expect, test } from "./watched-page"

test("VISUAL: /, Ctrl+K and ⌘K open it, Escape closes it at once, and the focus goes back", async ({
  page,
}) => {
  await openPage(page, "/")
  await page.keyboard.press("/")
  await expect(field(page)).toBeFocused()
  await page.keyboard.type("a/b")
  await expect(field(page)).toHaveValue("a/b")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  const link = page.getByRole("link", { name: "About me" })
  await link.focus()
  for (const key of ["Control+k", "Meta+k"]) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    // At once: the browser tells of the closing later.
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(link).toBeFocused()
  }
})

test("VISUAL: the focus stays inside; arrows lead through the results; Enter in the field leads to the first", async ({
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

test("VISUAL: it closes on a click beside it, and on route change by the back button", async ({
  page,
}) => {
  await openPage(page, "/")
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog")
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expect(dialog(page)).toBeHidden()
})

test("it is opened while a page is on its way, and stays open when that page is shown", async ({
  page,
}) => {
  await openPage(page, "/")
  // The dialog's code is there.
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  // In between, the address is the new one and the page still the old one: for a frame, or longer on a busy machine.
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...entry) => {
      pushState.apply(history, entry)
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }))
    }
  })
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page.locator("main h1")).toHaveText("Blog")
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
})

test("WCAG 2.1.4: the key / can be switched off for good", async ({ page }) => {
  await openSearch(page)
  await dialog(page).getByRole("checkbox").uncheck()
  await page.keyboard.press("Escape")
  await page.reload()
  await hydrated(page)
  await expect(button(page)).toHaveAttribute("aria-keyshortcuts", "Control+K")
  await page.keyboard.press("/")
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue("")
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked()
})

/** Types into the palette, and follows the first command that it has for this. */
async function command(page: Page, words: string, name: string): Promise<void> {
  await page.keyboard.press("Control+k")
  await field(page).fill(words)
  await page.keyboard.press("Enter")
  await expect(page.locator(":focus")).toHaveText(name)
  await page.keyboard.press("Enter")
}

test("issue 13.5: each page of the navigation, and those that it does not name, are reached by keyboard", async ({
  page,
}) => {
  await openPage(page, "/")
  await markDocument(page)
  for (const [words, name, path] of [
    ["BLOG", "Blog", "/blog"],
    ["projets", "Projets", "/project"],
    ["mentions legales", "Mentions légales", "/mentions-legales"],
    ["home", "Home", "/"],
  ] as const) {
    await command(page, `aller ${words}`, name)
    await expect(page).toHaveURL(path)
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator("main")).toBeFocused()
  }
  await expectSameDocument(page)
})

test("issue 13.5: a section of the page is reached by keyboard: it is in view and has the focus", async ({
  page,
}) => {
  await openPage(page, post)
  const section = page.locator("main h2[id]").filter({ visible: true }).last()
  const name = await section.innerText()
  await command(page, name, name)
  await expect(page).toHaveURL(
    `${post}#${encodeURIComponent((await section.getAttribute("id")) ?? "")}`,
  )
  await expect(dialog(page)).toBeHidden()
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
})

test("issue 13.5: the colours are chosen by keyboard, as the header's switch shows", async ({
  page,
}) => {
  await openPage(page, "/")
  await command(page, "couleurs sombre", "Sombre")
  await expect(page.locator(":focus")).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeChecked()
  await command(page, "systeme", "Système")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("radio", { name: "Système" })).toBeChecked()
})

test("issue 13.5: the link of the page is copied by keyboard; a browser that refuses is reported", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"])
  await openPage(page, `${post}?q=1`)
  await command(page, "copier", "Copier le lien de cette page")
  await expect(status(page)).toHaveText("Le lien est copié.")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(field(page)).toHaveValue(page.url())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))
  })
  await field(page).fill("lien")
  await dialog(page).getByRole("button", { name: "Copier le lien de cette page" }).press("Enter")
  await expect(status(page)).toHaveText("Le navigateur n’a pas laissé copier le lien.")
})

test("issue 13.5: a message to the owner is one command away", async ({ page }) => {
  await openSearch(page)
  await field(page).fill("contact")
  const { email } = site.identity
  const link = dialog(page).getByRole("link", { name: `Écrire à ${email}` })
  await expect(link).toHaveAttribute("href", `mailto:${email}`)
})

test("issue 13.5: the commands work without an index, and the search says that it does not", async ({
  page,
  complaints,
}) => {
  await page.route("**/pagefind/**", route => route.abort())
  await openPage(page, "/")
  await command(page, "sombre", "Sombre")
  await expect(status(page)).toHaveText(/^Une commande\. La recherche n’a pas pu s’ouvrir\./)
  await expect(page.locator(":focus")).toHaveAttribute("aria-pressed", "true")
  complaints.length = 0
})
