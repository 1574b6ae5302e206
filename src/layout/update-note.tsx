import { t } from "../i18n/translate"
import * as styles from "./late-note.module.css"
import * as noteStyles from "./site-note.module.css"

interface Props {
  /** The site has just not answered. */
  isAway: boolean
  onReload: () => void
  onDismiss: () => void
}

/** S-28: the site has a new version. */
export const UpdateNote = ({ isAway, onReload, onDismiss }: Props) => (
  <div className={`${noteStyles.note} ${styles.buttons}`}>
    <p>{t(isAway ? "update.away" : "update.known")}</p>
    <button type="button" className="text-button" onClick={onReload}>
      {t("update.reload")}
    </button>
    <button type="button" className={`text-button ${styles.later}`} onClick={onDismiss}>
      {t("update.later")}
    </button>
  </div>
)
