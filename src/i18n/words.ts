import { createContext, useContext } from "react"
import { frenchDay } from "../shared/french-date"
import { type Texts, type Translate, t, translator } from "./translate"

/** Texts for the page of an article whose words are not French. Days are texts too. */
export interface ArticleWords {
  lang: string
  texts: Texts
}

/** Texts that the parts of an article show in its language. English ones are in `content/english-texts`. */
export type WordKey =
  | "code.copied"
  | "code.copy"
  | "code.failed"
  | "embed.load"
  | "figure.close"
  | "figure.enlarge"
  | "figure.enlarged"
  | "figure.picture"
  | "media.failed"
  | "post.canonical"
  | "post.contents"
  | "post.draft"
  | "post.reading"
  | "post.series"
  | "post.updated"

interface ShownWords {
  lang: string
  t: Translate<WordKey>
  /** Returns a day as this language writes it. */
  day(date: string): string
}

/** The words of the article around. */
export const Words = createContext<ArticleWords | undefined>(undefined)

/** The interface texts of a part of an article, in the article's language where there are texts in it. */
export function useWords(): ShownWords {
  const words = useContext(Words)
  return {
    lang: words?.lang ?? "fr",
    t: words ? translator(words.texts) : t,
    day: (date: string) => words?.texts[frenchDay(date)] ?? frenchDay(date),
  }
}
