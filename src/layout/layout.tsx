import "../styles/parts/logo.css"
import { withPrefix } from "gatsby"
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react"
import facts from "site-facts"
import { useTrustedHtml } from "../browser/trusted-html"
import { SiteLink } from "../components/site-link"
import { labelLang, t } from "../i18n/translate"
import { SearchButton } from "../search/search-button"
import { MAIN_ID } from "../shared/document-marks"
import { SITE_PATHS } from "../shared/site-paths"
import type { PublicFacts } from "../site/public-facts"
import * as footerStyles from "./footer.module.css"
import * as headerStyles from "./header.module.css"
import * as styles from "./layout.module.css"
import { Menu } from "./menu"
import { Navigation } from "./navigation"

interface Props {
  children: ReactNode
  /** About the site itself, at the lower edge of the window. */
  notices?: ReactNode
}

/** Header, centred main and footer of every page (S-4). It stays mounted across navigations. */
export function Layout({ children, notices }: Props) {
  return (
    <div className={styles.page}>
      <a className={`${styles.skip} primary-action screen-only`} href={`#${MAIN_ID}`}>
        {t("skip.main")}
      </a>
      <Header>
        <SiteLink href="/" className={headerStyles.brand}>
          <Brand logo={facts.logo} />
        </SiteLink>
        <Navigation />
        <SearchButton />
        <Menu />
      </Header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1} data-pagefind-body="">
        {children}
      </main>
      <Footer />
      {notices}
    </div>
  )
}

/** S-7: the header changes when the page is scrolled by more than this. */
const THRESHOLD_PX = 10

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** One function for all renders: React would call another one again after each, and the browser lay out the page for it. */
const isScrolled = (): boolean => window.scrollY > THRESHOLD_PX

/**
 * The fixed bar at the top: transparent at the top of the page, a surface once it is scrolled (S-7). Before the scripts
 * run, only its style sheet knows. Its content does not render again with it.
 */
function Header({ children }: Pick<Props, "children">) {
  const scrolled = useSyncExternalStore(subscribe, isScrolled, () => undefined)
  return (
    <header className={`${headerStyles.header} screen-only`} data-scrolled={scrolled}>
      <div className={headerStyles.bar}>{children}</div>
    </header>
  )
}

/** The owner's logo, or the site's name. */
export function Brand({ logo }: Pick<PublicFacts, "logo">) {
  const drawing = useTrustedHtml(logo ?? "")
  if (!logo)
    return (
      <>
        <span className={headerStyles.mark} aria-hidden="true" />
        <span className={headerStyles.name}>{facts.site.name}</span>
      </>
    )
  const label = { className: "logo", role: "img", "aria-label": facts.site.name }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build checked the drawing (D5).
    <span {...label} dangerouslySetInnerHTML={drawing} />
  )
}

/** Copyright line, ways on and the developer's external site (S-6). On paper: whose text it is, and where. */
function Footer() {
  const [year, setYear] = useState(facts.builtYear)
  // The static HTML has the year when it was built; each reader has their own.
  useEffect(() => setYear(new Date().getFullYear()))

  return (
    <footer className={footerStyles.footer}>
      <div className={footerStyles.bar}>
        <p className={footerStyles.copyright}>
          {`© ${year} ${facts.identity.name}. `}
          <span lang={labelLang("footer.rights.lang")}>{t("footer.rights")}</span>
          <span className="paper-only">{` ${facts.site.url}`}</span>
        </p>
        <SiteLink href={SITE_PATHS.plan}>{t("plan.title")}</SiteLink>
        <SiteLink href={SITE_PATHS.legal}>{t("footer.legal")}</SiteLink>
        <SiteLink href={`${SITE_PATHS.legal}#accessibilite`}>{t("footer.accessibility")}</SiteLink>
        <SiteLink href={`${SITE_PATHS.about}#contact`}>{t("about.contact")}</SiteLink>
        {facts.feeds && <a href={withPrefix("/rss.xml")}>{t("feed.subscribe")}</a>}
        {facts.otherSites.map(({ label, url, rel }) => (
          <a key={`${label} ${url}`} href={url} rel={rel}>
            {label}
          </a>
        ))}
      </div>
    </footer>
  )
}
