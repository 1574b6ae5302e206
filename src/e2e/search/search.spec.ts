import { heading } from "../page-parts"
import { expectSameDocument, markDocument, post } from "../site"
import { expect, test } from "../test"
import { postWords } from "./post-words"
import { expectDialogRetry, expectIndexRetry } from "./search-failures"
import { dialog, field, openSearch } from "./search-parts"

test.use({ build: "site" })

test("D6: an article is found with accents or without, and opens without a full load", async ({
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

test("S-25: an index that does not load is an error in words, and another attempt succeeds", ({
  page,
  complaints,
}) => expectIndexRetry(page, complaints, "pagefind-worker.js"))

test("S-25: a dialog whose code does not load is an error in words, and the button retries", ({
  page,
  complaints,
}) => expectDialogRetry(page, complaints, "**/search-dialog-*.js"))
