import { useLocation } from "@reach/router"
import { Link } from "gatsby"
import { useRef } from "react"
import facts from "site-facts"
import { t } from "../i18n/translate"
import { navigationEntries } from "../site/navigation"
import { currentMark } from "./current-page"
import * as styles from "./navigation.module.css"
import { useMobileMenu } from "./use-mobile-menu"

/**
 * The main navigation (S-5): a row of links; on small screens a disclosure (S-8).
 * One list serves both, so it is there without JavaScript too.
 */
export function Navigation() {
  const list = useRef<HTMLUListElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const { isOpen, setOpen } = useMobileMenu({ list, toggle, pathname })

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
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <ul ref={list} id="site-menu" className={styles.list} lang="en">
        {navigationEntries(facts).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={currentMark(to, pathname)} onClick={() => setOpen(false)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
