import { pages } from "../site"

/** Number of pages of the list. */
export const PAGES = pages.filter(path => /^\/blog\/page\/\d+$/.test(path)).length + 1
