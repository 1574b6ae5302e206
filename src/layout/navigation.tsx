import { useLocation } from "@reach/router"
import { Link, withPrefix } from "gatsby"
import { useRef } from "react"
import facts from "site-facts"
import { t } from "../i18n/translate"
import { navigationEntries } from "../site/navigation"
import { currentMark } from "./current-page"
import { MenuIcon } from "./menu-icon"
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
  // The address has the path that the whole site may be under; the entries have not.
  const page = pathname.slice(withPrefix("/").length - 1) || "/"
  const { isOpen, setOpen, close } = useMobileMenu({ panel, toggle, pathname })

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
