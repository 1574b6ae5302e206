import type { schema as french } from "../fr/schema"

/** What belongs in a field. */
export const schema: typeof french = {
  empty: "a text that is not empty",
  hiddenSign: "a text without signs that control it or turn its direction",
  menuEntry: "the name of a page, or { page, label }",
  once: "each part once",
  webAddress: "an absolute http(s) address",
  beside: "a file beside this one, written ./name.ext",
  colour: "a colour written #002fa7",
  accent: "a colour written #002fa7, or { light, dark }",
  drawing: "a drawing beside this file, written ./name.svg",
  month: "a month written YYYY-MM",
  email: "an e-mail address",
  slug: "one path segment of lower-case letters a-z, digits and single hyphens",
  alias:
    "an old address of this site, written /path: no query, no #, no %, no slash or index.html at the end, each part of 200 bytes at most, and not below /api, /builds, /page-data, /static, /pagefind",
  language: "a language tag such as fr or en",
  tag: "a tag with a letter from a to z or a digit, for its address of 200 characters at most",
  name: "a name with a letter from a to z or a digit, for its address of 200 characters at most",
  coverAlt: "a description of the cover, because there is a cover",
  changes: "the day of the change, because changes says what it was",
  updated: "a day that is not before date",
  technology: "at least one technology",
  date: "a date that exists, written YYYY-MM-DD or YYYY-MM-DDTHH:MM (Paris time, unless an offset such as Z or +02:00 follows)",
  pdf: "a file in static/, written /cv.pdf",
  noSlash: "an address without a slash at the end",
  belowStatic: "a path below static/, written /name.png",
  icon: "an icon's name at simpleicons.org",
  siteLink: "an address of this site, or an absolute one",
  dateFormat: "mm/dd/yy, dd/mm/yy or yy/mm/dd, with /, - or . between",
  dataAttribute: "a data attribute's name without data-",
}
