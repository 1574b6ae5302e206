import { Sheet } from "../components/sheet"
import { t } from "../i18n/translate"
import { errorTitle, type PageError } from "../shared/page-error"
import * as styles from "./notice-page.module.css"
import { ReloadButton } from "./reload-button"

/**
 * The generic error page (S-13) in short, above a page of which something did not load: its text is there, and
 * stays to be read.
 */
export function ReloadNotice({ error: { statusCode, message } }: { error: PageError }) {
  return (
    <div role="alert">
      <Sheet first grid margin={<p className={styles.mark}>{statusCode}</p>}>
        <h2 lang="en">{errorTitle(statusCode)}</h2>
        <p className={styles.message} lang="en" data-testid="error-message">
          {message}
        </p>
        <p className={styles.text}>{t("error.piece")}</p>
        <p className={styles.text}>
          <ReloadButton>{t("error.reload")}</ReloadButton>
        </p>
      </Sheet>
    </div>
  )
}
