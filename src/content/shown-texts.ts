import type { Texts } from "../i18n/translate"
import type { ArticleWords } from "../i18n/words"
import { dayIn, frenchDay } from "../shared/french-date"
import { articleTexts, isEnglish, SHOWN } from "./english-texts"

/** Text in one language before the name of its version in another one: “Aussi en anglais :”. */
export function translationLabel(texts: Texts, lang: string, other: string): string {
  const names = new Intl.DisplayNames([isEnglish(lang) ? "en" : "fr"], { type: "language" })
  return articleTexts(lang, texts)("post.translation", { language: names.of(other) ?? other })
}

/**
 * Words for the page of an article in this language: the texts that its components show, and its days, each by its
 * French text (`i18n/words`). Undefined for French.
 */
export function shownTexts(
  site: Texts,
  lang: string,
  days: readonly string[],
): ArticleWords | undefined {
  if (!isEnglish(lang)) return undefined
  const shown = Object.entries(SHOWN).map(([key, text]) => [site[key], text])
  const dates = days.map(day => [frenchDay(day), dayIn(lang, day)])
  return { lang, texts: Object.fromEntries([...shown, ...dates]) }
}
