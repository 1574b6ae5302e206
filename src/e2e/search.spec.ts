import type { Page } from "@playwright/test"
import { expectNothingFound } from "./every-page/axe"
import { openPage } from "./hydrated"
import { heading } from "./page-parts"
import { button, dialog, field, openSearch, PARTS, status } from "./search-parts"
import { expectSameDocument, markDocument, post } from "./site"
import { endExpected, expect, test } from "./watched-page"
import { withoutSessionStorage } from "./without-session-storage"

/** The title of a post of the release, and a word of its text that has an accent. */
async function postWords(page: Page): Promise<{ title: string; word: string }> {
  await page.goto(post)
  const title = await heading(page).innerText()
  const text = await page.locator("[data-article] p").allInnerTexts()
  const word = /\p{L}{3,}[éèêàçôùîû]\p{L}*/u.exec(text.join(" "))?.[0]
  if (!word) throw new Error(`${post} has no word with an accent.`)
  return { title, word }
}

test("S-3: the search loads what one search needs, when it is opened", async ({ page }) => {
  const loaded: string[] = []
  let bytes = 0
  page.on("response", response => {
    const { pathname } = new URL(response.url())
    if (!PARTS.test(pathname)) return
    loaded.push(pathname)
    bytes += Number(response.headers()["content-length"] ?? 0)
  })
  await openSearch(page)
  await field(page).fill("article")
  await expect(status(page)).toContainText(/pages? trouvée/)
  expect(loaded.filter(path => path.includes("/index/"))).toHaveLength(1)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(200_000)
})

test("D6: an article is found by a word with its accents or without, and opens without a full load", async ({
  page,
}) => {
  const { title, word } = await postWords(page)
  await openSearch(page)
  await markDocument(page)
  for (const words of [word, word.normalize("NFD").replace(/\p{M}/gu, "")]) {
    await field(page).fill(`${title} ${words}`)
    await expect(dialog(page).getByRole("link", { name: title, exact: true })).toBeVisible()
    await expect(dialog(page).locator("mark").first()).toBeVisible()
    await field(page).fill("")
    await expect(dialog(page).locator("mark")).toHaveCount(0)
  }
  await field(page).fill(title)
  await dialog(page).getByRole("link", { name: title, exact: true }).click()
  await expect(page).toHaveURL(post)
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page)).toHaveText(title)
  await expectSameDocument(page)
})

test("D6: pages that only list others, and the 404 page, are not found by what they list", async ({
  page,
}) => {
  const { title } = await postWords(page)
  await openSearch(page)
  await field(page).fill(title)
  await expect(status(page)).toContainText(/pages? trouvée/)
  await expect(dialog(page).getByRole("link", { name: "Blog", exact: true })).toHaveCount(0)
  await field(page).fill("lettre perdue en route")
  await expect(status(page)).not.toContainText("On tourne les pages")
  await expect(dialog(page).getByRole("link", { name: "Page Not Found" })).toHaveCount(0)
})

test("VISUAL: words that nothing holds get an answer and a way on", async ({ page }) => {
  await openSearch(page)
  await field(page).fill("xylographe zzz")
  await expect(status(page)).toHaveText("Rien dans le cahier pour « xylographe zzz ».")
  await dialog(page).getByRole("link", { name: "feuilleter le blog" }).click()
  await expect(page).toHaveURL("/blog")
  await expect(dialog(page)).toBeHidden()
})

test("D6: a word that no page holds brings nothing, though a page holds a word with its first letters", async ({
  page,
}) => {
  const { word } = await postWords(page)
  await openSearch(page)
  await field(page).fill(`${word.slice(0, 4)}zqxzqx`)
  await expect(status(page)).toContainText("Rien dans le cahier")
  await expect(dialog(page).getByRole("listitem")).toHaveCount(0)
})

for (const part of [
  "worker.js",
  "pagefind.js",
  "pagefind-entry.json*",
  "wasm.fr.pagefind",
  "index/*",
  "fragment/*",
]) {
  test(`S-25: when pagefind/${part} does not load, the search reports it, and another attempt succeeds`, async ({
    page,
    complaints,
  }) => {
    await page.route(`**/pagefind/${part}`, route => route.abort())
    await openSearch(page)
    await field(page).fill("article")
    await expect(status(page)).toContainText("La recherche n’a pas pu s’ouvrir")
    await page.unrouteAll()
    await page.getByRole("button", { name: "Réessayer" }).click()
    await expect(status(page)).toContainText(/pages? trouvée/)
    await endExpected(page, complaints)
  })
}

for (const [piece, files, answer] of [
  ["code", "**/search-dialog-*.js", undefined],
  ["code, which the browser cannot read,", "**/search-dialog-*.js", { body: "(" }],
  ["style", "**/search-dialog.*.css", undefined],
] as const) {
  test(`S-25: when the dialog's own ${piece} does not load, the button shows it and retries`, async ({
    page,
    complaints,
  }) => {
    // The page may be loaded again first: see `guarded-reload`.
    await withoutSessionStorage(page)
    await page.route(files, route => (answer ? route.fulfill(answer) : route.abort()))
    await openPage(page, "/")
    await button(page).click()
    await expect(page.getByRole("alert")).toContainText("La recherche n’a pas pu être chargée")
    await page.unrouteAll()
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await endExpected(page, complaints)
  })
}

test("VISUAL: without a network the search reports it, and works again with it", async ({
  page,
  context,
  complaints,
}) => {
  await openSearch(page)
  await field(page).fill("article")
  await expect(status(page)).toContainText(/pages? trouvée/)
  await context.setOffline(true)
  await field(page).fill("xylographe")
  await expect(status(page)).toContainText("Vous êtes hors ligne")
  await context.setOffline(false)
  await page.getByRole("button", { name: "Réessayer" }).click()
  await expect(status(page)).toContainText("Rien dans le cahier")
  await endExpected(page, complaints)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]) {
  test(`VISUAL: axe finds nothing in the open search, light and dark, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize(viewport)
    await openSearch(page)
    for (const [words, answer] of [
      ["", /Quelques lettres/],
      ["article", /trouvée/],
      ["xylographe", /Rien dans/],
    ] as const) {
      await field(page).fill(words)
      await expect(status(page)).toContainText(answer)
      await expectNothingFound(page, words, "dialog[open]")
      const sideways = await dialog(page).evaluate(
        element => element.scrollWidth - element.clientWidth,
      )
      expect(sideways, words).toBe(0)
    }
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the button, which could not work, is not shown", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("banner")).toBeVisible()
    await expect(page.getByRole("banner").locator("[aria-haspopup=dialog]")).toBeHidden()
  })
})
