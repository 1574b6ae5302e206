import { t } from "../i18n/translate"
import "./route-status.css"
import type { Arrival } from "./use-page-arrival"

/**
 * Tells a screen reader, in French, which page is shown after a navigation; Gatsby's own announcer speaks
 * English and is switched off in the style sheet. The key makes two pages with one title two announcements.
 */
export function RouteStatus({ arrival }: { arrival: Arrival | null }) {
  return (
    <p role="status" className="visually-hidden">
      {arrival && (
        <span key={arrival.pathname}>
          {t("route.shown", { title: "" })}
          <span lang={arrival.lang}>{arrival.title}</span>
        </span>
      )}
    </p>
  )
}
