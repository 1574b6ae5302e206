import { Link } from "gatsby"
import facts from "site-facts"
import { SearchButton } from "../search/search-button"
import * as styles from "./header.module.css"
import { Navigation } from "./navigation"
import { useScrolled } from "./use-scrolled"

/** The fixed bar at the top: transparent at the top of the page, a surface once it is scrolled (S-7). */
export function Header() {
  const scrolled = useScrolled()
  return (
    <header className={styles.header} data-scrolled={scrolled}>
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
