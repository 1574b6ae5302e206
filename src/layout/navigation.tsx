import { useLocation } from "@reach/router"
import { withPrefix } from "gatsby"
import type { ComponentPropsWithoutRef } from "react"
import facts from "site-facts"
import { SiteLink } from "../components/site-link"
import { t } from "../i18n/translate"
import type { MenuEntry } from "../site/menu"
import * as styles from "./navigation.module.css"
import { SchemeSwitch } from "./scheme-switch"

/** The main navigation (S-5) and the colours: a row. On small screens the menu is in its place, without scripts below the name. */
export const Navigation = () => (
  <nav className={styles.row} aria-label={t("nav.label")}>
    <MenuLinks entries={facts.menu} />
    <SchemeSwitch />
  </nav>
)

interface LinksProps extends ComponentPropsWithoutRef<"ul"> {
  entries: readonly MenuEntry[]
  /** The visitor follows one of them. */
  onChoose?: () => void
}

/** Entries of the navigation, the current page marked. */
export function MenuLinks({ entries, onChoose, children, ...list }: LinksProps) {
  const { pathname } = useLocation()
  // The address has the site's path prefix; the entries have not.
  const page = pathname.slice(withPrefix("/").length - 1) || "/"
  return (
    <ul className={styles.links} {...list}>
      {entries.map(({ label, to, lang }) => (
        <li key={to} lang={lang}>
          <SiteLink href={to} aria-current={currentMark(to, page)} onClick={onChoose}>
            {label}
          </SiteLink>
        </li>
      ))}
      {children}
    </ul>
  )
}

/**
 * The mark of a navigation entry on the page at `pathname` (S-5): `page` on its own page, `true` on a page
 * below it, as a post is below `/blog`. An entry with a hash is a place of a page, not a page.
 */
export function currentMark(to: string, pathname: string): "page" | "true" | undefined {
  if (to === pathname) return "page"
  return to !== "/" && pathname.startsWith(`${to}/`) ? "true" : undefined
}
