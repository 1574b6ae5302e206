import type { Translate } from "../../i18n/translate"
import type { WordKey } from "../../i18n/words"

/** Input of an action of an article. `signal` ends the action. */
export interface ActionInput {
  t: Translate<WordKey>
  /** Language of the texts, which may be another one than the article’s. */
  lang: string
  signal: AbortSignal
}

/** Adds to a part of an article what only scripts can do. */
export type Action<Part extends HTMLElement> = (part: Part, input: ActionInput) => void

/** Returns a new element with these properties. */
export const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)
