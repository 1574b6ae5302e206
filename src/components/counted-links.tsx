import type { Counted } from "../shared/blog-list"
import { QuietLinks } from "./quiet-links"

/** Quiet links with the number of posts behind each. Articles have none: a file of its own keeps it out of their scripts. */
export const CountedLinks = ({ entries }: { entries: readonly Counted[] }) => (
  <QuietLinks
    pages={entries.map(({ path, title, count }) => ({ path, title: `${title}\u00a0(${count})` }))}
  />
)
