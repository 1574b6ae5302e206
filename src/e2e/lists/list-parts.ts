import { pages } from "../site"

/** The pages of years of the list, the newest first: none has a second part. */
export const YEARS = pages.filter(path => /^\/blog\/\d{4}$/.test(path)).toReversed()

/** The first part of a series of the demonstration, and the second. */
export const FIRST = { path: "/blog/un-article-est-une-donnee", title: "Un article est une donnée" }
export const SECOND = {
  path: "/blog/compter-les-visites-sans-cookie",
  title: "Compter les visites sans cookie",
}
