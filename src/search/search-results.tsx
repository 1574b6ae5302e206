import { withPrefix } from "gatsby"
import { Fragment, type MouseEvent } from "react"
import { Sign } from "../components/sign"
import { SiteLink } from "../components/site-link"
import type { Loaded } from "../http/use-loaded"
import { type TextKey, t } from "../i18n/translate"
import type { PageKind } from "../shared/page-kind"
import { LOST } from "../shared/signs"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./search-results.module.css"
import type { Answer, Place } from "./site-index"

interface MessageProps {
  /** Null where there is no index. */
  state: Loaded<Answer> | null
  words: string
  onRetry: () => void
}

/** The state of the search, and the way on when nothing is found. */
export function SearchMessage({ state, words, onRetry }: MessageProps) {
  const isNone = state?.status === "success" && state.data.total === 0
  return (
    <div className={`hint ${styles.message}`} data-status={state?.status}>
      <p role="status">{state ? searchText(state, words) : t("search.development")}</p>
      {isNone && (
        <p className={styles.way}>
          {t("search.none.way")} <SiteLink href={SITE_PATHS.blog}>{t("search.none.blog")}</SiteLink>
        </p>
      )}
      {isNone && <Sign outlines={LOST} />}
      {state?.status === "error" && (
        <button type="button" className={`button ${styles.retry}`} onClick={onRetry}>
          {t("search.retry")}
        </button>
      )}
    </div>
  )
}

/** The message of each state of a search (S-25). */
function searchText(state: Loaded<Answer>, words: string): string {
  switch (state.status) {
    case "idle":
      return t("search.idle")
    case "pending":
      return t("search.pending")
    case "error":
      return t(navigator.onLine ? "search.failed" : "search.offline")
    case "success": {
      const { total } = state.data
      if (total === 0) return t("search.none", { words })
      if (total === 1) return t("search.count.one")
      return t("search.count.many", { count: total.toLocaleString("fr-FR") })
    }
  }
}

interface ResultsProps {
  answer: Answer
  /** A link is followed. */
  onLeave: (event: MouseEvent) => void
}

const KINDS: Record<PageKind, TextKey> = {
  article: "search.kind.article",
  project: "search.kind.project",
  page: "search.kind.page",
  tag: "search.kind.tag",
}

/** The pages found: their kind in the margin; title, excerpt and the sections that hold the words in the work. */
export function SearchResults({ answer: { hits, total }, onLeave }: ResultsProps) {
  const others = total - hits.length
  return (
    <>
      <ol className={styles.list}>
        {hits.map(({ kind, sections, ...hit }) => (
          <li key={hit.path} className={styles.row}>
            <span className={styles.name}>{t(KINDS[kind])}</span>
            <FoundPlace place={hit} className={styles.title} onClick={onLeave} />
            {sections.length > 0 && (
              <ul className={styles.sections}>
                {sections.map(section => (
                  <li key={section.path}>
                    <FoundPlace place={section} className={styles.section} onClick={onLeave} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className={`hint ${styles.row}`}>
          {others === 1
            ? t("search.others.one")
            : t("search.others.many", { count: others.toLocaleString("fr-FR") })}
        </p>
      )}
    </>
  )
}

interface FoundProps {
  place: Place
  className: string | undefined
  onClick: (event: MouseEvent) => void
}

/** A file, such as the feed: the browser opens it, not the router. */
const FILE = /\.\w+$/

const FoundPlace = ({ place: { path, title, excerpt }, ...link }: FoundProps) => (
  <>
    {FILE.test(path) ? (
      <a href={withPrefix(path)} {...link}>
        {title}
      </a>
    ) : (
      <SiteLink href={path} {...link}>
        {title}
      </SiteLink>
    )}
    {excerpt && (
      <p className={styles.excerpt}>
        {excerptParts(excerpt).map(({ text, marked }, index) => {
          const key = `${index} ${text}`
          const Part = marked ? "mark" : Fragment
          return <Part key={key}>{text}</Part>
        })}
      </p>
    )}
  </>
)

/** End of a part that is not in the excerpt: signs without a word, since spaces stand before them. */
const SIGNS_BEFORE = /^(?:[;:!?…,.»”)\]–—]+\s+)+/
/** A sentence that begins before the excerpt. */
const BEGINS_BEFORE = /^(?:<mark>)?\p{Ll}/u
/** One that ends with it. */
const ENDS = /(?:^|[.!?…](?:<\/mark>)?)$/

const MARK = /<mark>(.*?)<\/mark>/

/**
 * The parts of an excerpt as pagefind writes it: text in which `<` and `>` are escaped, the words found
 * inside `<mark>`. The page's own text never becomes markup. “…” replaces what was cut off.
 */
export function excerptParts(whole: string) {
  const excerpt = whole.replace(SIGNS_BEFORE, "")
  const before = BEGINS_BEFORE.test(excerpt) ? "… " : ""
  const after = ENDS.test(excerpt) ? "" : " …"
  // Splitting by a pattern with a group puts what the group held at the odd places.
  return `${before}${excerpt}${after}`
    .split(MARK)
    .map((text, index) => ({ text: unescaped(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== "")
}

const unescaped = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
