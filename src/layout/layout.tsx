import { Link } from "gatsby"
import { type ReactNode, useEffect, useState } from "react"
import facts from "site-facts"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import * as footerStyles from "./footer.module.css"
import { Header } from "./header"
import * as styles from "./layout.module.css"

interface Props {
  children: ReactNode
  /** A notice about the site itself, at the lower edge of the window. */
  note?: ReactNode
}

/** Header, centred main and footer of every page (S-4). It stays mounted across navigations. */
export function Layout({ children, note }: Props) {
  return (
    <div className={styles.page}>
      <a className={`${styles.skip} screen-only`} href="#site-main">
        {t("skip.main")}
      </a>
      <Header />
      <main id="site-main" className={styles.main} tabIndex={-1} data-pagefind-body="">
        {children}
      </main>
      <Footer />
      {note}
    </div>
  )
}

/** Copyright line, legal notices and the developer's external site (S-6). */
function Footer() {
  const [year, setYear] = useState(facts.builtYear)
  // The static HTML has the year when it was built; each reader has their own.
  useEffect(() => setYear(new Date().getFullYear()))

  return (
    <footer className={`${footerStyles.footer} screen-only`}>
      <div className={footerStyles.bar}>
        <p className={footerStyles.copyright}>
          © {year} {facts.identity.name}. <span lang="en">All rights are reserved</span>
        </p>
        <Link to={SITE_PATHS.legal}>Mentions légales</Link>
        <a href={facts.externalLink.url}>{facts.externalLink.label}</a>
      </div>
    </footer>
  )
}
