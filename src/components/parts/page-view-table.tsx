import { useLocation } from "@reach/router"
import { useLoaded } from "../../http/use-loaded"
import { t } from "../../i18n/translate"
import { agentName, pageViewOf } from "../../metrics/page-view"
import * as styles from "./page-view-table.module.css"

/** The four fields of a first visit to this page, computed by the counter's own code. */
export function PageViewTable() {
  const { pathname, search } = useLocation()
  const { state } = useLoaded(navigator.userAgent, agentName)
  if (state.status !== "success") return <p>{t("preview.pending")}</p>
  const origin = { previous: null, referrer: document.referrer }
  const view = pageViewOf({ pathname, search }, origin, state.data)
  return (
    <dl className={styles.table}>
      {Object.entries(view).map(([field, value]) => (
        <div key={field} className={styles.row}>
          <dt>
            <code>{field}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
