import { t } from "../i18n/translate"
import * as styles from "./corrected.module.css"

interface Props {
  /** Figure that was published first. */
  was: string | null
  children: string
}

/** A figure, after the one that it corrects, in red ink as in articles. */
export const Corrected = ({ was, children }: Props) =>
  was ? (
    <>
      <del>
        <span className="visually-hidden">{t("correction.removed")}</span>
        {was}
      </del>{" "}
      <ins className={styles.now}>
        <span className="visually-hidden">{t("correction.added")}</span>
        {children}
      </ins>
    </>
  ) : (
    children
  )
