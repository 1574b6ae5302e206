import { useId } from "react"
import { type TextKey, t } from "../i18n/translate"
import { PAGE_KINDS, type PageKind } from "../shared/page-kind"
import * as styles from "./search-rows.module.css"
import type { Hit, Question } from "./site-index"

/** Filters of a search. */
export type Filters = Omit<Question, "words">

interface Props {
  filters: Filters
  /** The pages found, whose tags are offered. */
  hits: readonly Hit[]
  onChange: (filters: Filters) => void
}

const NAMES: Record<PageKind, TextKey> = {
  article: "search.filter.article",
  project: "search.filter.project",
  page: "search.filter.page",
  tag: "search.filter.tags",
}

/** Narrows a search to a kind of page, and to a tag. */
export function SearchFilters({ filters, hits, onChange }: Props) {
  const name = useId()
  const tags = tagsToChoose(hits, filters.tag)
  return (
    <div className={styles.row}>
      <fieldset className={styles.group}>
        <legend className={styles.name}>{t("search.filter")}</legend>
        {[undefined, ...PAGE_KINDS].map(kind => (
          <label key={kind ?? ""} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={kind === filters.kind}
              onChange={() => onChange({ ...filters, kind })}
            />
            {t(kind ? NAMES[kind] : "search.filter.all")}
          </label>
        ))}
      </fieldset>
      {tags.length > 0 && (
        <fieldset className={styles.group}>
          <legend className="visually-hidden">{t("search.filter.tags")}</legend>
          {tags.map(tag => (
            <button
              key={tag}
              type="button"
              className={styles.tag}
              aria-pressed={tag === filters.tag}
              onClick={() => onChange({ ...filters, tag: tag === filters.tag ? undefined : tag })}
            >
              {tag}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** More tags than these would not be read. */
const TAGS = 6

/** The tags of the pages found, those of most pages first; the chosen one, whatever is found. */
function tagsToChoose(hits: readonly Hit[], chosen: string | undefined): string[] {
  const counts = new Map<string, number>(chosen ? [[chosen, hits.length]] : [])
  for (const tag of hits.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([tag]) => tag)
    .slice(0, TAGS)
}
