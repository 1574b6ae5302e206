/** Names of what the compiler writes into an article beside the author's own words. */
export const ARTICLE_TEXTS = [
  "callout.caution",
  "callout.important",
  "callout.note",
  "callout.tip",
  "callout.warning",
  "code.copy",
  "code.label",
  "code.line",
  "code.lines",
  "code.terminal",
  "correction.added",
  "correction.removed",
  "diagram.label",
  "diagram.no-attributes",
  "embed.at",
  "embed.elsewhere",
  "embed.notice",
  "embed.open",
  "formula.label",
  "heading.link",
  "media.audio",
  "media.captions",
  "media.video",
  "note.back",
  "note.back.again",
  "note.reference",
  "note.title",
  "plain.on-site",
  "table.label",
  "task.done",
  "task.open",
] as const

type ArticleText = (typeof ARTICLE_TEXTS)[number]

/** Those texts, in the language of the page. */
export type Texts = Readonly<Partial<Record<string, string>>>

/** Returns a text, in which `values` replaces each `{name}`. */
export type Translate = (key: ArticleText, values?: Record<string, string | number>) => string

export const translator =
  (texts: Texts): Translate =>
  (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    )
