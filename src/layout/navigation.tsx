import { useLocation } from "@reach/router"
import { Link, withPrefix } from "gatsby"
import { useRef } from "react"
import facts from "site-facts"
import { t } from "../i18n/translate"
import { navigationEntries } from "../site/navigation"
import * as styles from "./navigation.module.css"
import { SchemeSwitch } from "./scheme-switch"
import { useMobileMenu } from "./use-mobile-menu"

/**
 * The main navigation (S-5) and the colours' switch: a row; on small screens a sheet that the toggle
 * opens (S-8). One panel serves both, so the links are there without JavaScript too.
 */
export function Navigation() {
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // The address has the site's path prefix; the entries have not.
  const page = pathname.slice(withPrefix("/").length - 1) || "/"
  const { isOpen, setOpen, close } = useMobileMenu(panel, toggle, pathname)

  return (
    <nav className={styles.navigation} aria-label={t("nav.label")} data-open={isOpen}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="site-menu"
        aria-label={t(isOpen ? "menu.close" : "menu.open")}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon open={isOpen} />
      </button>
      <div ref={panel} id="site-menu" className={styles.panel}>
        <ul className={styles.list} lang="en">
          {navigationEntries(facts).map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentMark(to, page)} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <SchemeSwitch />
      </div>
    </nav>
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

/** Three lines; a cross while the menu is open. */
function MenuIcon({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={open ? "M6 6l12 12M18 6L6 18" : "M4 7h16M4 12h16M4 17h16"}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
