import facts from "site-facts"
import { useLoaded } from "../../http/use-loaded"
import { t } from "../../i18n/translate"
import { useCounted } from "../../metrics/counting-choice"
import { loadPart } from "../../updates/documents"
import * as styles from "./page-view-preview.module.css"

const loadTable = () =>
  loadPart(() => import(/* webpackChunkName: "page-view-table" */ "./page-view-table"))

/**
 * Shows the reader the body that the page-view counter sends from this browser when a visit begins on this
 * page. Its code is loaded in the browser only, by the articles that show it; a failure stays inside the frame.
 */
export function PageViewPreview() {
  const counted = useCounted()
  const { state } = useLoaded(counted || null, loadTable)

  if (!facts.pageViews) return null
  return (
    <figure className={`box ${styles.preview}`} lang="fr">
      <figcaption>{t("preview.title")}</figcaption>
      {counted === false && <p>{t("preview.off")}</p>}
      {counted && state.status === "pending" && <p>{t("preview.pending")}</p>}
      {counted && state.status === "error" && <p role="alert">{t("preview.error")}</p>}
      {counted && state.status === "success" && <state.data.PageViewTable />}
      <noscript>{t("preview.noscript")}</noscript>
    </figure>
  )
}
