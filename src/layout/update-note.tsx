import { t } from "../i18n/translate"
import * as styles from "./update-note.module.css"

interface Props {
  /** Whether there is anything to say. The empty note is there before, so that screen readers follow it. */
  shown: boolean
  onReload: () => void
  onDismiss: () => void
}

/**
 * S-28: says that the site has a new version, at the lower edge of the window. It takes no focus, and it is the
 * last thing that Tab comes to.
 */
export function UpdateNote({ shown, onReload, onDismiss }: Props) {
  return (
    <div role="status" className={styles.place} data-shown={shown}>
      {shown && (
        <div className={styles.note}>
          <p>{t("update.known")}</p>
          <button type="button" className={`text-button ${styles.reload}`} onClick={onReload}>
            {t("update.reload")}
          </button>
          <button type="button" className={`text-button ${styles.later}`} onClick={onDismiss}>
            {t("update.later")}
          </button>
        </div>
      )}
    </div>
  )
}
