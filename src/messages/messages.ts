import { english } from "./english"
import { french } from "./french"

/** Both have the same keys: the English table has the French one's type. */
const TABLES = { fr: french, en: english }

export type Language = keyof typeof TABLES

let spoken: Language = "fr"

/** Call before the content is read: problems are written in this language from then on. */
export const speak = (language: Language): void => {
  spoken = language
}

export const spokenLanguage = (): Language => spoken

/** The messages in the language that is spoken. Call where a message is written, never when a module loads. */
export const messages = (): typeof french => TABLES[spoken]

/**
 * English for a machine that speaks it. French otherwise, also where the locale says nothing (`C`, `POSIX`): the site
 * and its authors are French.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ""
  return /^en(?![a-z])/i.test(locale) ? "en" : "fr"
}
