import { type ComponentType, useEffect, useState } from "react"
import { t } from "../../i18n/translate"
import { useCountingChoice } from "../../metrics/counting-choice"
import { loadPart } from "../../updates/load-part"
import * as styles from "./page-view-preview.module.css"

type State =
  | { status: "idle" }
  | { status: "pending" }
  | { status: "success"; Table: ComponentType }
  | { status: "error" }

/**
 * Shows the reader the body that the page-view counter sends from this browser when a visit begins on this
 * page. Its code is loaded in the browser only, by the articles that show it; a failure stays inside the frame.
 */
export function PageViewPreview() {
  const [state, setState] = useState<State>({ status: "idle" })
  const counted = useCountingChoice()?.counted

  useEffect(() => {
    if (!counted) return
    let wanted = true
    const show = (next: State) => {
      if (wanted) setState(next)
    }
    show({ status: "pending" })
    loadPart(() => import(/* webpackChunkName: "page-view-table" */ "./page-view-table")).then(
      ({ PageViewTable }) => show({ status: "success", Table: PageViewTable }),
      () => show({ status: "error" }),
    )
    return () => {
      wanted = false
    }
  }, [counted])

  return (
    <figure className={styles.preview}>
      <figcaption>{t("preview.title")}</figcaption>
      {counted === false && <p>{t("preview.off")}</p>}
      {counted && state.status === "pending" && <p>{t("preview.pending")}</p>}
      {counted && state.status === "error" && <p role="alert">{t("preview.error")}</p>}
      {counted && state.status === "success" && <state.Table />}
      <noscript>{t("preview.noscript")}</noscript>
    </figure>
  )
}
