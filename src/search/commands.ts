import { withPrefix } from "gatsby"
import { useState } from "react"
import contact from "site-contact"
import { chooseScheme, SCHEMES, type Scheme, useScheme } from "../browser/colour-scheme"
import { type TextKey, t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import type { MenuEntry } from "../site/menu"
import { beginsWords } from "./word-forms"

/** Something that can be done from anywhere: a way to follow, or an action. */
export interface Command {
  label: string
  /** Language of the label, when it is not French. */
  lang?: string | undefined
  href?: string
  run?: () => void
  /** Of a choice: whether it is the present one. */
  isChosen?: boolean
  /** What came of it. */
  outcome?: string
}

export interface CommandGroup {
  name: string
  commands: readonly Command[]
}

const SCHEME_NAMES: Record<Scheme, TextKey> = {
  system: "scheme.system",
  light: "scheme.light",
  dark: "scheme.dark",
}

/** All commands of the page that is shown. `outcome` is that of the last one that has any; `say` tells the next. */
export function useCommands(
  entries: readonly MenuEntry[],
  outcome: string,
  say: (text: string) => void,
): CommandGroup[] {
  const scheme = useScheme()
  const [sections] = useState(sectionsOfPage)
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(window.location.href)
      say(t("command.copied"))
    } catch {
      say(t("command.failed"))
    }
  }
  return [
    { name: t("command.pages"), commands: pageCommands(entries) },
    { name: t("command.sections"), commands: sections },
    {
      name: t("scheme.legend"),
      commands: SCHEMES.map(name => ({
        label: t(SCHEME_NAMES[name]),
        run: () => chooseScheme(name),
        isChosen: name === scheme,
      })),
    },
    { name: t("command.link"), commands: [{ label: t("command.copy"), run: copy, outcome }] },
    {
      name: t("about.contact"),
      commands: [{ label: t("command.write", contact), href: `mailto:${contact.email}` }],
    },
  ]
}

/**
 * Those with the words that were typed, in their own name or, three letters at least, in the first word of the group's;
 * all of them without words.
 */
export const matching = (groups: readonly CommandGroup[], words: string): CommandGroup[] =>
  groups
    .map(({ name, commands }) => {
      const group = words.length > 2 ? name.split(" ")[0] : ""
      return {
        name,
        commands: commands.filter(({ label }) => beginsWords(`${group} ${label}`, words)),
      }
    })
    .filter(({ commands }) => commands.length > 0)

/** The navigation as it is, and the pages that it does not name. */
function pageCommands(entries: readonly MenuEntry[]): Command[] {
  const others = [
    { label: t("blog.title"), href: SITE_PATHS.blog },
    { label: t("projects.title"), href: SITE_PATHS.projects },
    { label: t("legal.title"), href: SITE_PATHS.legal },
    { label: t("plan.title"), href: SITE_PATHS.plan },
  ]
  return [
    ...entries.map(({ label, to, lang }) => ({ label, lang, href: to })),
    ...others.filter(({ href }) => !entries.some(({ to }) => to === href)),
  ]
}

/**
 * The headings of the page that have an address, their own or that of their section. As links of the site: the browser's
 * own way to a place would leave the focus here.
 */
function sectionsOfPage(): Command[] {
  const { pathname, search } = window.location
  // The address has the site's path prefix; links have not.
  const page = (pathname.slice(withPrefix("/").length - 1) || "/") + search
  const headings = [...document.querySelectorAll("main h2")]
  // Notes that are beside their lines are not shown at the end.
  return headings
    .filter(heading => !heading.closest("[data-aside]"))
    .flatMap(heading => {
      const id = heading.closest("main [id]")?.id
      const lang = heading.closest("main [lang]")?.getAttribute("lang") ?? undefined
      return id ? { label: heading.textContent ?? "", lang, href: `${page}#${id}` } : []
    })
}
