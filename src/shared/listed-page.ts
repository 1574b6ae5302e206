import { decoded } from "./decoded"

/** A page in a list of pages: the list of a release, proposals, what can be read offline. */
export interface ListedPage {
  /** From the site's root: `/blog/x`. */
  path: string
  title: string
  /** Language of the title, when it is not French. */
  lang?: string | null
}

/** The parts of an address, as the site spells them. Takes it with or without query and hash. */
export const segmentsOf = (address: string): string[] =>
  decoded(address.split(/[?#]/)[0] ?? "")
    .toLowerCase()
    // Addresses have no accents; visitors who type one may write them.
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .split("/")
    .filter(Boolean)
