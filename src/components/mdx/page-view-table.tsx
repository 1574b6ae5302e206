import { useLocation } from "@reach/router"
import { useEffect, useState } from "react"
import { t } from "../../i18n/translate"
import { agentName } from "../../metrics/agent-name"
import type { PageView } from "../../metrics/contract"
import { pageViewOf } from "../../metrics/page-view"

/** The four fields of a first visit to this page, computed by the counter's own code. */
export function PageViewTable() {
  const { pathname, search } = useLocation()
  const [view, setView] = useState<PageView>()

  useEffect(() => {
    let wanted = true
    const origin = { previous: null, referrer: document.referrer }
    void agentName(navigator.userAgent).then(agent => {
      if (wanted) setView(pageViewOf({ pathname, search }, origin, agent))
    })
    return () => {
      wanted = false
    }
  }, [pathname, search])

  if (!view) return <p>{t("preview.pending")}</p>
  return (
    <dl>
      {Object.entries(view).map(([field, value]) => (
        <div key={field}>
          <dt>
            <code>{field}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
