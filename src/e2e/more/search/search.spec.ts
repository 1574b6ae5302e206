import { endExpected } from "../../complaints"
import { holdAnswers } from "../../held-answers"
import { openPage } from "../../hydrated"
import { expectNothingFound } from "../../pages/every-page/axe"
import { postWords } from "../../search/post-words"
import { expectDialogRetry, expectIndexRetry } from "../../search/search-failures"
import { button, dialog, field, openSearch, PARTS, status } from "../../search/search-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

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

test("D6: a word that no page holds brings nothing, though one has its first letters", async ({
  page,
}) => {
  const { word } = await postWords(page)
  await openSearch(page)
  await field(page).fill(`${word.slice(0, 4)}zqxzqx`)
  await expect(status(page)).toContainText("Rien dans le cahier")
  await expect(dialog(page).getByRole("listitem")).toHaveCount(0)
})

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

test("VISUAL: without a network, the search's first opening reports it", async ({
  page,
  context,
  complaints,
}) => {
  await openPage(page, "/")
  await context.setOffline(true)
  await button(page).click()
  await expect(page.getByRole("alert")).toContainText("Vous êtes hors ligne")
  await context.setOffline(false)
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await endExpected(page, complaints)
})

test("D6: a worker that is lost once, or comes after five seconds, is no error", async ({
  page,
  complaints,
}) => {
  const answers = async () => {
    await openSearch(page)
    await field(page).fill("article")
    await expect(status(page)).toContainText(/pages? trouvée/)
  }
  await page.route("**/pagefind-worker.js", route => route.abort(), { times: 1 })
  await answers()
  const release = await holdAnswers(page, "**/pagefind-worker.js")
  page.on("console", message => {
    if (message.text().includes("timeout")) release()
  })
  await answers()
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
    await expect(page.getByRole("banner").locator("[aria-label=Rechercher]")).toBeHidden()
  })
})

for (const part of ["pagefind.js*", "pagefind-entry.json*", "wasm.fr.pagefind", "fragment/*"]) {
  test(`S-25: when pagefind/${part} does not load, the search reports it, and retries`, ({
    page,
    complaints,
  }) => expectIndexRetry(page, complaints, part))
}

test("S-25: when the browser cannot read the dialog's code, the button shows it and retries", ({
  page,
  complaints,
}) => expectDialogRetry(page, complaints, "**/search-dialog-*.js", { body: "(" }))

test("S-25: when the dialog's style does not load, the button shows it and retries", ({
  page,
  complaints,
}) => expectDialogRetry(page, complaints, "**/search-dialog.*.css"))
