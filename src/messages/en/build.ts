import type { build as french } from "../fr/build"

/** The build: how it ended, and what a release refuses. */
export const build: typeof french = {
  running: "Another build of this site is running. Wait for its end, then build again.",
  failed: "The build failed. The last good release was not touched.",
  current: "The build is current.",
  written: (id, pages, seconds) => `Release ${id}: ${pages} pages, written in ${seconds} s.`,
  takenName: "expected a name that the build does not use; rename the file.",
  noIcons: "expected the drawing of the site's icons.",
  noPage:
    "this page cannot enter the release. Shorten or divide its text; if that does not help, the cause below is a fault of the template: report it.",
  noSharePicture: "its share picture cannot be drawn.",
  longPolicy: (length, most, styles) =>
    `The content security policy has ${length} characters — expected ${most} at most. Each of the ${styles} different style attributes of your articles takes 53: write fewer, or components.`,
}
