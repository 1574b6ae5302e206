import { pages } from "../site"

/** Number of pages of the list. */
export const PAGES = pages.filter(path => /^\/blog\/page\/\d+$/.test(path)).length + 1

/** The first part of a series of the demonstration, and the second. */
export const FIRST = { path: "/blog/un-article-est-une-donnee", title: "Un article est une donnée" }
export const SECOND = {
  path: "/blog/compter-les-visites-sans-cookie",
  title: "Compter les visites sans cookie",
}
