/** Names of what the compiler writes into an article beside the author's own words. */
const NAMES = {
  callout: ["caution", "important", "note", "tip", "warning"],
  code: ["copy", "label", "terminal"],
  correction: ["added", "removed"],
  diagram: ["label", "no-attributes"],
  embed: ["at", "elsewhere", "notice", "open"],
  figure: ["still"],
  formula: ["label"],
  heading: ["link"],
  media: ["audio", "captions", "video"],
  note: ["back", "back.again", "reference", "title"],
  plain: ["on-site"],
  table: ["label"],
  task: ["done", "open"],
} as const

type Names = typeof NAMES

export type ArticleText = { [Kind in keyof Names]: `${Kind}.${Names[Kind][number]}` }[keyof Names]

/** The same as keys: `callout.note`. */
export const ARTICLE_TEXTS: readonly string[] = Object.entries(NAMES).flatMap(([kind, names]) =>
  names.map(name => `${kind}.${name}`),
)

/** Texts by these keys, in the language of the page. */
export type Texts = Readonly<Partial<Record<string, string>>>

/** Returns a text, in which `values` replaces each `{name}`. */
export type Translate = (key: ArticleText, values?: Record<string, string | number>) => string

export const translator =
  (texts: Texts): Translate =>
  (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    )
