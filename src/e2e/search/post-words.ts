import type { Page } from "@playwright/test"
import { heading } from "../page-parts"
import { post } from "../site"

/** The title of a post of the release, and a word of its text that has an accent. */
export async function postWords(page: Page): Promise<{ title: string; word: string }> {
  await page.goto(post)
  const title = await heading(page).innerText()
  const text = await page.locator("[data-article] p").allInnerTexts()
  const word = /\p{L}{3,}[éèêàçôùîû]\p{L}*/u.exec(text.join(" "))?.[0]
  if (!word) throw new Error(`${post} has no word with an accent.`)
  return { title, word }
}
