import type { hints as french } from "../fr/hints"

/** What `npm run check:content` says of good content: it could be better. */
export const hints: typeof french = {
  lastAnswered: address => `a page that still answers at ${address}, as in the last release`,
  ifReplaces: line => `If this article replaces it, write into its front matter: ${line}`,
  noPage: "no page",
  ifReplaced: line => `If an article replaces it, write into its front matter: ${line}`,
  title: most => `a title of at most ${most} characters, because search engines cut the rest`,
  description: (least, most) =>
    `a description of ${least} to ${most} characters, which is what search engines show`,
  signs: count => `${count} characters`,
  named: "a file that the article of its folder names",
  weight: {
    most: limit => `at most ${limit}`,
    about: count => `about ${count}`,
    elements: count => `${count} HTML elements`,
    kilobytes: count => `${count} kB`,
    lighten: field =>
      `Shorten or divide what is there, or raise budgets.${field} in content/site.yml.`,
  },
}
