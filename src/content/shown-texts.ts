import { translator } from "../i18n/translate"
import { dayIn, frenchDay } from "../shared/french-date"
import type { SiteTexts } from "./interface-texts"

/** The language of the texts around and in an article: those in other languages have French ones. */
export const textLanguage = (lang: string): keyof SiteTexts => (/^en\b/.test(lang) ? "en" : "fr")

/** Text in one language before the name of its version in another one: “Aussi en anglais :”. */
export function translationLabel(texts: SiteTexts, lang: string, other: string): string {
  const names = new Intl.DisplayNames([textLanguage(lang)], { type: "language" })
  const t = translator(texts[textLanguage(lang)])
  return t("post.translation", { language: names.of(other) ?? other })
}

/** Texts on the page of an article. */
const SHOWN =
  /^(?:code|figure|preview)\.|^embed\.load$|^post\.(?:canonical|contents|draft|reading|series|updated)$|^series\.(?:parts|whole)$/

/**
 * Words for the page of an article in this language: the texts that its components show, and its days, each by its
 * French text (`i18n/words`). Undefined for French.
 */
export function shownTexts({ fr, en }: SiteTexts, lang: string, days: readonly string[]) {
  if (textLanguage(lang) === "fr") return undefined
  const shown = Object.entries(fr).filter(([key]) => SHOWN.test(key))
  return {
    lang,
    texts: Object.fromEntries([
      ...shown.map(([key, text]) => [text, en[key]]),
      ...days.map(day => [frenchDay(day), dayIn(lang, day)]),
    ]),
  }
}
