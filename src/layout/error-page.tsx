import { Link } from "gatsby"
import { Sheet } from "../components/sheet"
import { t } from "../i18n/translate"
import { errorTitle, type PageError } from "../shared/page-error"
import * as styles from "./error-page.module.css"

/** The two error pages (S-13): code 404, and any other code. The message is the error's own. */
export function ErrorPage({ error }: { error: PageError }) {
  const notFound = error.statusCode === 404
  return (
    <Sheet first margin={<p className={styles.code}>{error.statusCode}</p>}>
      <h1 lang="en">{errorTitle(error.statusCode)}</h1>
      <p className={styles.message} lang="en" data-testid="error-message">
        {error.message}
      </p>
      <p className={styles.text}>{t(notFound ? "error.notFound" : "error.fatal")}</p>
      <ul className={styles.ways}>
        {!notFound && (
          <li>
            <button type="button" onClick={() => window.location.reload()}>
              {t("error.reload")}
            </button>
          </li>
        )}
        <li>
          <Link to="/">{t("error.home")}</Link>
        </li>
        <li>
          <Link to="/blog">{t("error.blog")}</Link>
        </li>
      </ul>
    </Sheet>
  )
}
