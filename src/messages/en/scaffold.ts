import type { scaffold as french } from "../fr/scaffold"

/** `npm run new`: what it asks and says, and the first words of a new file. */
export const scaffold: typeof french = {
  usage: 'Write: npm run new post "A title", or npm run new project "A title".',
  kind: "A post or a project? ",
  title: "Which title? ",
  noSlug: title =>
    `The title “${title}” gives no address: it needs a letter from a to z or a digit.`,
  taken: path => `${path} is there already. Choose another title; nothing was changed.`,
  written: file =>
    `${file} is ready. It is a draft: npm run develop shows it; take draft: true away to publish it.`,
  description: "To write: one or two sentences for the list and for search engines.",
  text: "To write.",
  project: {
    role: "To write",
    technology: "To write",
    chapters: [
      "The problem",
      "The constraints",
      "The decisions",
      "The figures",
      "What I would change",
    ],
  },
}
