import { useLocation } from "@reach/router"
import { useMemo, useSyncExternalStore } from "react"
import { Sheet } from "../components/sheet"
import { Sign } from "../components/sign"
import { YearSheet } from "../components/year-sheet"
import { type Loaded, useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { byYear, type ListedPost, ON_A_PAGE } from "../shared/blog-list"
import { frenchDay } from "../shared/french-date"
import { LOST } from "../shared/signs"
import { findPosts } from "./find-posts"
import { isPeriod, type Period, periodAt, periodIn, periodQuery, RESULT } from "./period"
import * as styles from "./period.module.css"

const never = () => () => {}

/** The period in the blog's address. The static HTML, which knows no query, has none. */
export function usePeriod(): Period | null {
  const location = useLocation()
  const query = useSyncExternalStore(
    never,
    () => periodQuery(periodAt(location)),
    () => "",
  )
  return useMemo(() => (query ? periodIn(query) : null), [query])
}

/** The posts of a period, in place of the list. What loads them is in one of four states (S-25). */
export function PeriodPosts({ period }: { period: Period }) {
  const { state, reload } = useLoaded(isPeriod(period) ? period : null, findPosts)
  // While the next answer is pending, the last one stays to be read.
  const found = "data" in state ? state.data : undefined
  const posts = found?.slice(0, ON_A_PAGE).map(post => ({ ...post, published: true })) ?? []
  return (
    <>
      <Sheet
        className={posts.length > 0 ? undefined : styles.alone}
        margin={found?.length === 0 && <Sign outlines={LOST} />}
        data-pagefind-ignore="all"
      >
        <div role="status" data-status={state.status}>
          <h2 id={RESULT}>{messageOf(period, state)}</h2>
          {found && found.length > posts.length && (
            <p>{t("period.most", { count: posts.length })}</p>
          )}
        </div>
        {state.status === "error" && (
          <button type="button" className="text-button" onClick={reload}>
            {t("period.retry")}
          </button>
        )}
      </Sheet>
      {[...byYear(posts)].map(([year, ofYear]) => (
        <YearSheet key={year} title={year} posts={ofYear} />
      ))}
    </>
  )
}

function messageOf(period: Period, state: Loaded<readonly ListedPost[]>): string {
  switch (state.status) {
    case "idle":
      return t(isPeriod(period) ? "period.pending" : "period.odd")
    case "pending":
      return t("period.pending")
    case "error":
      return t(navigator.onLine ? "period.failed" : "period.offline")
    case "success": {
      const { length: count } = state.data
      const values = { count, days: daysOf(period) }
      if (count === 0) return t("period.none", values)
      return count === 1 ? t("period.one", values) : t("period.many", values)
    }
  }
}

/** A period in words. */
function daysOf({ from, to }: Period): string {
  const values = { from: frenchDay(from), to: frenchDay(to) }
  if (from === to) return t("period.day", values)
  if (to === "") return t("period.since", values)
  return from === "" ? t("period.until", values) : t("period.days", values)
}
