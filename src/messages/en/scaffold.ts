import type { scaffold as french } from "../fr/scaffold"

/** `npm run new` and `npm run eject-demo`: what they ask and say, and the first words of a new file. */
export const scaffold: typeof french = {
  usage:
    'Write: npm run new post "A title"; project or page in place of post for a project or a page.',
  kind: "A post, a project or a page? ",
  title: "Which title? ",
  noSlug: title =>
    `The title “${title}” gives no address: it needs a letter from a to z or a digit.`,
  taken: path => `${path} is there already. Choose another title; nothing was changed.`,
  written: file =>
    `${file} is ready. It is a draft: npm run develop shows it; take draft: true away to publish it.`,
  nothingOwn:
    "content/ has nothing of yours yet: the site shows the demonstration. Run npm run eject-demo -- --identity first, which copies its site.yml, CV and pages there, to be replaced; without --identity, its posts and projects too.",
  ownContent: "content/ has content of yours already: nothing was copied.",
  ejectUsage:
    "Write: npm run eject-demo; or npm run eject-demo -- --identity, which leaves out posts and projects. Nothing was copied.",
  ejected: count =>
    `The demonstration is copied: ${count} files in content/ and static/. It is yours: replace it, beginning with content/site.yml.`,
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
