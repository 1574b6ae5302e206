import { SITE_PATHS } from "../shared/site-paths"
import type { SiteFacts } from "./site-schema"

/** An entry of the main navigation (S-5). */
export interface MenuEntry {
  label: string
  to: string
  /** Language of the label, when it is not French. */
  lang?: string | undefined
}

type Site = Pick<SiteFacts, "menu" | "home" | "techStack">

/** Entries with a label of their own: English, as in the specification (S-5, S-9). */
const NAMED: Readonly<Record<string, MenuEntry>> = {
  home: { label: "Home", to: SITE_PATHS.home, lang: "en" },
  "about-me": { label: "About me", to: SITE_PATHS.about, lang: "en" },
  techstacks: { label: "My Tech Stack", to: `${SITE_PATHS.home}#techstacks`, lang: "en" },
  blog: { label: "Blog", to: SITE_PATHS.blog, lang: "en" },
}

/** Names that an entry may have besides those of pages. */
export const MENU_NAMES = Object.keys(NAMED)

/** True when the home page has the section of technologies. */
export const showsTechStack = ({ home, techStack }: Site): boolean =>
  home.includes("techstacks") && techStack.length > 0

/** The menu as the owner wrote it, or the default: all that has a label of its own. */
export const namesOf = (site: Site) =>
  (site.menu ?? MENU_NAMES.filter(name => name !== "techstacks" || showsTechStack(site))).map(
    entry => (typeof entry === "string" ? { page: entry } : entry),
  )

/** Address of an entry. */
export const menuTarget = (page: string): string => NAMED[page]?.to ?? `/${page}`

/**
 * The entries of the main navigation, in the owner's order.
 * @param titled titles of the owner's pages, by their addresses: labels, where the menu has no other
 */
export const menuOf = (
  site: Site,
  titled: ReadonlyMap<string, { title?: string | undefined; lang?: string | undefined }>,
): MenuEntry[] =>
  namesOf(site).map(({ page, ...own }) => {
    const to = menuTarget(page)
    if (own.label) return { label: own.label, to, lang: foreign(own.lang) }
    const { title = page, lang } = titled.get(to) ?? {}
    return NAMED[page] ?? { label: title, to, lang: foreign(lang) }
  })

const foreign = (lang: string | undefined) => (lang === "fr" ? undefined : lang)
