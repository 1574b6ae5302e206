import { distance } from "fastest-levenshtein"
import type { Loaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { type ListedPage, segmentsOf } from "../shared/listed-page"
import { PageList } from "./page-list"
import * as styles from "./page-list.module.css"

interface SuggestionsProps {
  /** The first proposals, part of the static HTML. */
  pages: readonly ListedPage[]
  /** The missing address; null in the static HTML, which does not know it. */
  address: string | null
  /** S-25: pages of the site, which are loaded once the missing address is known. */
  sitePages: Loaded<readonly ListedPage[]>
  onRetry: () => void
}

/** Number of suggested pages. */
const PROPOSED = 3

/**
 * Pages whose address is like the missing one. The static proposals stay until these are known, and when there
 * are none: they change at most once.
 */
export function PageSuggestions({ pages, address, sitePages, onRetry }: SuggestionsProps) {
  const isLoaded = sitePages.status === "success"
  const near = address !== null && isLoaded ? nearestPages(sitePages.data, address) : []
  const proposed = near.length > 0 ? near : pages
  if (proposed.length === 0) return null
  return (
    <PageList
      title={t(near.length > 0 ? "error.nearest" : "error.suggestions")}
      pages={proposed.slice(0, PROPOSED)}
      status={sitePages.status}
    >
      {sitePages.status === "error" && (
        <p className={`hint ${styles.problem}`}>
          <span role="status">{t("error.pages")}</span>{" "}
          <button type="button" className={`text-button ${styles.retry}`} onClick={onRetry}>
            {t("error.pages.retry")}
          </button>
        </p>
      )}
    </PageList>
  )
}

/** Two addresses that differ in more than this share of their letters are not alike. */
const TOO_FAR = 0.5

/**
 * The pages whose address is most like the missing one, the nearest first; none when nothing is near. Compares
 * the last segments letter by letter, which finds typing errors and renamed folders; the whole path decides
 * between equals. Takes the address with or without query and hash.
 */
export function nearestPages(pages: readonly ListedPage[], address: string): ListedPage[] {
  const wanted = segmentsOf(address)
  const last = wanted.at(-1) ?? ""
  return pages
    .map(page => {
      const own = segmentsOf(page.path)
      return {
        page,
        difference: difference(last, own.at(-1) ?? ""),
        pathDifference: difference(wanted.join("/"), own.join("/")),
      }
    })
    .filter(one => one.difference < TOO_FAR)
    .sort((a, b) => a.difference - b.difference || a.pathDifference - b.pathDifference)
    .map(({ page }) => page)
}

/** Share of the letters that differ: 0 for the same text, 1 for another one. */
const difference = (a: string, b: string): number =>
  distance(a, b) / Math.max(a.length, b.length, 1)
