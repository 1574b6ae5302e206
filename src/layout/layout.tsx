import type { ReactNode } from "react"
import { t } from "../i18n/translate"
import { Footer } from "./footer"
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
      <a className={styles.skip} href="#site-main">
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
