import { createContext, useContext } from "react"
import { frenchDay } from "../shared/french-date"
import { type Texts, t, translator } from "./translate"

/** Texts for the page of an article whose words are not French. Days are texts too. */
export interface ArticleWords {
  lang: string
  texts: Texts
}

/** The words of the article around. */
export const Words = createContext<ArticleWords | undefined>(undefined)

/** The interface texts of a part of an article, in the article's language where there are texts in it. */
export function useWords() {
  const words = useContext(Words)
  return {
    lang: words?.lang ?? "fr",
    t: words ? translator(words.texts) : t,
    day: (date: string) => words?.texts[frenchDay(date)] ?? frenchDay(date),
  }
}
