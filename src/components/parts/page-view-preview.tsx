import { useLocation } from "@reach/router"
import facts from "site-facts"
import { useLoaded } from "../../http/use-loaded"
import { t } from "../../i18n/translate"
import { useCounted } from "../../metrics/counting-choice"
import { agentName, pageViewOf } from "../../metrics/page-view"
import * as styles from "./page-view-preview.module.css"

/**
 * Shows the reader the body that the page-view counter sends from this browser when a visit begins on this page, made
 * by the counter's own code.
 */
export function PageViewPreview() {
  const counted = useCounted()
  const { state } = useLoaded(counted ? navigator.userAgent : null, agentName)

  if (!facts.pageViews) return null
  return (
    <figure className={`box ${styles.preview}`} lang="fr">
      <figcaption>{t("preview.title")}</figcaption>
      {counted === false && <p>{t("preview.off")}</p>}
      {state.status === "pending" && <p>{t("preview.pending")}</p>}
      {state.status === "success" && <Fields agent={state.data} />}
      <noscript>{t("preview.noscript")}</noscript>
    </figure>
  )
}

/** The four fields of a first visit to this page. */
function Fields({ agent }: { agent: string }) {
  const { pathname, search } = useLocation()
  const origin = { previous: null, referrer: document.referrer }
  return (
    <dl className={styles.fields}>
      {Object.entries(pageViewOf({ pathname, search }, origin, agent)).map(([field, value]) => (
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
