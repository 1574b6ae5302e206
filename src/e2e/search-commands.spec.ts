import type { Page } from "@playwright/test"
import { openPage } from "./hydrated"
import { dialog, field, openSearch, status } from "./search-parts"
import { expectSameDocument, markDocument, post, site } from "./site"
import { endExpected, expect, test } from "./watched-page"

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
  await endExpected(page, complaints)
})
