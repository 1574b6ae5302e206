import french from "./fr.json"

type Key = keyof typeof french

/** Language of a text that is English in the specification. */
type LanguageKey = Extract<Key, `${string}.lang`>

export type TextKey = Exclude<Key, LanguageKey>

/** Interface texts by their keys, or by their French text. */
export type Texts = Readonly<Partial<Record<string, string>>>

/** Returns an interface text. `values` replaces its `{name}` places; one without a value stays, so that it is seen. */
export type Translate<Key extends TextKey = TextKey> = (
  key: Key,
  values?: Record<string, string | number>,
) => string

const texts: Texts = french

/**
 * The texts of another table than the site's, which is French and the owner's. What the table does not have is the
 * site's. A table in a page's data has the texts by their French ones: no key is left in the browser's scripts.
 */
export const translator =
  (table: Texts): Translate =>
  (key, values = {}) => {
    const text = texts[key] ?? key
    return (table[key] ?? table[text] ?? text).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    )
  }

/**
 * An interface text of the site: French, in the owner's words where `content/texts.yml` has some. Write whole keys: in
 * the browser's scripts the texts are in their place (`gatsby/own-texts`).
 */
export const t = translator({})

/** The `lang` attribute of a label that is English, unless the owner gave it in French (S-9). */
export const labelLang = (key: LanguageKey): string | undefined => (texts[key] ?? key) || undefined
