import { Link } from "gatsby"
import { useSyncExternalStore } from "react"
import facts from "site-facts"
import { SearchButton } from "../search/search-button"
import * as styles from "./header.module.css"
import { Navigation } from "./navigation"

/** S-7: the header changes when the page is scrolled by more than this. */
const THRESHOLD_PX = 10

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** The fixed bar at the top: transparent at the top of the page, a surface once it is scrolled (S-7). */
export function Header() {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
  return (
    <header className={`${styles.header} screen-only`} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.name}>{facts.site.name}</span>
        </Link>
        <Navigation />
        <SearchButton />
      </div>
    </header>
  )
}
