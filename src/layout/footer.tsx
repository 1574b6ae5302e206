import { Link } from "gatsby"
import { useSyncExternalStore } from "react"
import facts from "site-facts"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./footer.module.css"

/** Copyright line, legal notices and the developer's external site (S-6). */
export function Footer() {
  const year = useCurrentYear()
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p className={styles.copyright}>
          © {year} {facts.identity.name}. <span lang="en">All rights are reserved</span>
        </p>
        <Link to={SITE_PATHS.legal}>Mentions légales</Link>
        <a href={facts.externalLink.url}>{facts.externalLink.label}</a>
      </div>
    </footer>
  )
}

const neverChanges = () => () => {}

/** The year when the page is read (S-6). The static HTML holds the year when it was built. */
function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => facts.builtYear,
  )
}
