import { Link } from "gatsby"
import { Fragment, type MouseEvent } from "react"
import { type TextKey, t } from "../i18n/translate"
import * as styles from "./search-results.module.css"
import type { Answer } from "./site-index"

interface Props {
  answer: Answer
  /** A result was chosen, in this tab. */
  onChoose: () => void
}

/** The pages found: their kind in the margin, title and excerpt in the work. */
export function SearchResults({ answer: { hits, total }, onChoose }: Props) {
  const others = total - hits.length
  const choose = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (!(metaKey || ctrlKey || shiftKey || altKey)) onChoose()
  }
  return (
    <>
      <ol className={styles.results}>
        {hits.map(({ path, title, excerpt }) => (
          <li key={path}>
            <span className={styles.kind}>{t(kindOf(path))}</span>
            <Link to={path} className={styles.title} onClick={choose}>
              {title}
            </Link>
            <p className={styles.excerpt}>
              {excerptParts(excerpt).map(({ text, marked }, index) => {
                const key = `${index} ${text}`
                const Part = marked ? "mark" : Fragment
                return <Part key={key}>{text}</Part>
              })}
            </p>
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className={`hint ${styles.others}`}>
          {others === 1
            ? t("search.others.one")
            : t("search.others.many", { count: others.toLocaleString("fr-FR") })}
        </p>
      )}
    </>
  )
}

/** S-1 says where each kind of page lives. */
function kindOf(path: string): TextKey {
  if (path === "/") return "search.kind.home"
  if (path.startsWith("/blog/")) return "search.kind.post"
  return path.startsWith("/project/") ? "search.kind.project" : "search.kind.page"
}

/** A sentence that begins before the excerpt. */
const BEGINS_BEFORE = /^(?:<mark>)?\p{Ll}/u
/** One that ends with it. */
const ENDS = /(?:^|[.!?…](?:<\/mark>)?)$/

const MARK = /<mark>(.*?)<\/mark>/

/**
 * The parts of an excerpt as pagefind writes it: text in which `<` and `>` are escaped, the words found
 * inside `<mark>`. The page's own text never becomes markup. “…” replaces what was cut off.
 */
export function excerptParts(excerpt: string) {
  const before = BEGINS_BEFORE.test(excerpt) ? "… " : ""
  const after = ENDS.test(excerpt) ? "" : " …"
  // Splitting by a pattern with a group puts what the group held at the odd places.
  return `${before}${excerpt}${after}`
    .split(MARK)
    .map((text, index) => ({ text: unescaped(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== "")
}

const unescaped = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
