import type { RefObject } from "react"
import { YearSheet } from "../components/year-sheet"
import type { Loaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { filterPath, isFiltered, type PostFilter } from "./filter-address"
import * as styles from "./filter-results.module.css"
import type { FoundPosts } from "./find-posts"
import { TurnLinks } from "./turn-links"

interface MessageProps {
  state: Loaded<FoundPosts>
  /** Number of all posts, in words. */
  count: string
  filter: PostFilter
  /** Problem of the filter itself, which stops the search. */
  problem: string | null
  line: RefObject<HTMLParagraphElement>
  onRetry: () => void
}

/** Message for each state of a search for posts (S-25), and the number of all posts without a filter. */
export const FilterMessage = (props: MessageProps) => {
  const { state, count, filter, problem, line, onRetry } = props
  const isNone = state.status === "success" && state.data.total === 0
  return (
    <div className={`hint ${styles.message}`} data-status={problem ? "error" : state.status}>
      <p ref={line} role="status" tabIndex={-1}>
        {problem ?? (isFiltered(filter) ? messageOf(state, filter) : count)}
      </p>
      {isNone && <p>{t("filter.none.way")}</p>}
      {state.status === "error" && (
        <button type="button" className="text-button" onClick={onRetry}>
          {t("filter.retry")}
        </button>
      )}
    </div>
  )
}

function messageOf(state: Loaded<FoundPosts>, { page: asked }: PostFilter): string {
  switch (state.status) {
    case "idle":
    case "pending":
      return t("filter.pending")
    case "error":
      return t(navigator.onLine ? "filter.failed" : "filter.offline")
    case "success": {
      const { total, page, pages } = state.data
      if (total === 0) return t("filter.none")
      return [
        total === 1 ? t("filter.count.one") : t("filter.count.many", { count: total }),
        pages > 1 && `${t("blog.page", { page, pages })}.`,
        asked !== "" && asked !== String(page) && t("filter.page", { page: asked }),
      ]
        .filter(Boolean)
        .join(" ")
    }
  }
}

interface ResultsProps {
  found: FoundPosts
  filter: PostFilter
  /** The visitor turns a page. */
  onTurn: () => void
}

/** The posts that pass the filter, by year as in the list. */
export function FilterResults({ found: { posts, page, pages }, filter, onTurn }: ResultsProps) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  const pathOf = (number: number) =>
    filterPath({ ...filter, page: number === 1 ? "" : String(number) })
  return (
    <>
      {years.map(year => (
        <YearSheet
          key={year}
          title={year}
          posts={posts.filter(({ date }) => date.startsWith(year))}
        />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by a key is clicked. */}
      <div className={styles.next} onClick={onTurn}>
        <TurnLinks page={page} pages={pages} pathOf={pathOf} />
      </div>
    </>
  )
}
