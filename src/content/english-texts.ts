import type { ArticleText } from "@site/articles"
import type { Texts, Translate } from "../i18n/translate"
import { translator } from "../i18n/translate"
import type { ArticleWords, WordKey } from "../i18n/words"
import { dayIn, frenchDay } from "../shared/french-date"

/** Texts that the parts of an English article show, by the keys of the site's, which are French. */
const SHOWN: Readonly<Record<WordKey, string>> = {
  "code.copied": "Copied",
  "code.copy": "Copy",
  "code.failed": "Copying failed",
  "embed.load": "Show it here",
  "figure.close": "Close",
  "figure.enlarge": "Enlarge the picture",
  "figure.enlarged": "Enlarged picture",
  "figure.picture": "Picture",
  "media.failed": "This could not be loaded. Playing it needs a connection.",
  "post.canonical": "First published on {host}",
  "post.contents": "In this article",
  "post.draft": "Not published yet: visible here only",
  "post.reading": "{minutes} min read",
  "post.series": "{title}, part {position} of {count}",
  "post.updated": "Updated on {date}",
}

type EnglishKey = WordKey | ArticleText | "post.translation" | PictureKey

/** Texts of the share picture. */
type PictureKey = "label.owner" | "share.project" | "share.subject"

/** All texts in and around an English article: also those that the compiler and the build write. */
export const ENGLISH: Readonly<Record<EnglishKey, string>> = {
  ...SHOWN,
  "callout.caution": "Caution",
  "callout.important": "Important",
  "callout.note": "Note",
  "callout.tip": "Tip",
  "callout.warning": "Warning",
  "code.label": "Code sample",
  "code.terminal": "Terminal",
  "correction.added": "added: ",
  "correction.removed": "removed: ",
  "diagram.label": "Diagram",
  "diagram.no-attributes": "(no attribute)",
  "embed.at": "This content is hosted by {name}.",
  "embed.elsewhere": "This content is hosted by {name}, which does not allow it to be shown here.",
  "embed.notice": "Showing it here would send {host} your IP address and the name of your browser.",
  "embed.open": "See it on {name}",
  "figure.still": "Still picture",
  "formula.label": "Formula",
  "heading.link": "Link to “{title}”",
  "label.owner": "Name",
  "media.audio": "Sound",
  "media.captions": "Captions",
  "media.video": "Video",
  "note.back": "Back to the text, note {number}",
  "note.back.again": "Back to the text, note {number}, reference {reference}",
  "note.reference": "Note {number}",
  "note.title": "Notes",
  "plain.on-site": "This part is only visible on the site.",
  "post.translation": "Also in {language}:",
  "share.project": "Project",
  "share.subject": "Subject",
  "table.label": "Table",
  "task.done": "Done",
  "task.open": "To do",
}

/** True for English of any country. Articles in other languages have French texts in and around them. */
export const isEnglish = (lang: string): boolean => /^en\b/.test(lang)

export const isFrench = (lang: string): boolean => /^fr\b/.test(lang)

/** Returns texts for an article in this language. */
export const articleTexts = (lang: string, site: Texts): Translate<EnglishKey> =>
  translator(isEnglish(lang) ? ENGLISH : site)

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
