import { Link } from "gatsby"
import type { ReactNode } from "react"
import { Sheet } from "../components/sheet"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./notice-page.module.css"
import { ReloadButton } from "./reload-button"

interface Props {
  /** A word or a number in the margin, in red. */
  mark: ReactNode
  title: string
  /** Language of the title and the message, when it is not French. */
  lang?: string
  message?: string
  text: string
  /** What the button says that loads the page anew. Without it there is none. */
  reload?: string
  /** Where the visitor may have wanted to go. */
  children?: ReactNode
}

/** A page that says why there is no page: what happened, and the ways on. */
export function NoticePage({ mark, title, lang, message, text, reload, children }: Props) {
  return (
    <Sheet first grid margin={<p className={styles.mark}>{mark}</p>}>
      <h1 lang={lang}>{title}</h1>
      {message && (
        <p className={styles.message} lang={lang} data-testid="error-message">
          {message}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {children}
      <ul className={styles.ways}>
        {reload && (
          <li>
            <ReloadButton>{reload}</ReloadButton>
          </li>
        )}
        <li>
          <Link to="/">{t("error.home")}</Link>
        </li>
        <li>
          <Link to={SITE_PATHS.blog}>{t("error.blog")}</Link>
        </li>
      </ul>
    </Sheet>
  )
}
