import { useWords } from "../i18n/words"
import * as styles from "./article-contents.module.css"
import { inLanguage } from "./page-link"

/** Fewer entries than this need no table of contents. */
const WORTH_A_TABLE = 2
/** More than these are no help: then the list has only chapters. */
const MOST_ENTRIES = 16

interface Props {
  headings: Queries.ArticleMarginFragment["headings"]
  /** Language of the article, when it is not French. */
  lang: string | undefined
  label?: string
}

/** Table of contents: folded on small screens, always open in the margin, where it follows the reading once scripts run. */
export function ArticleContents({ headings, lang, label }: Props) {
  const { t } = useWords()
  const contents = label ?? t("post.contents")
  const chapters = chaptersOf(headings)
  if (chapters.flatMap(({ parts }) => parts).length + chapters.length < WORTH_A_TABLE) return null
  return (
    <nav
      className={`${styles.contents} screen-only`}
      aria-label={contents}
      data-contents=""
      data-pagefind-ignore="all"
    >
      <p className={styles.name}>{contents}</p>
      <details>
        <summary>{contents}</summary>
        <ol className={styles.list} {...inLanguage(lang)}>
          {chapters.map(({ parts, ...chapter }) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.text}</a>
              {parts.length > 0 && (
                <ol className={styles.parts}>
                  {parts.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

type Heading = Props["headings"][number]

/** The h2 of an article, with their h3 unless there are too many. An h3 before the first h2 is a chapter too. */
function chaptersOf(headings: Props["headings"]) {
  const shown = headings.filter(({ depth }) => depth <= 3)
  const first = shown.filter(({ depth }) => depth === 2)
  const listed = shown.length > MOST_ENTRIES && first.length >= WORTH_A_TABLE ? first : shown
  const chapters: (Heading & { parts: Heading[] })[] = []
  for (const heading of listed) {
    const last = chapters.at(-1)
    if (heading.depth === 3 && last?.depth === 2) last.parts.push(heading)
    else chapters.push({ ...heading, parts: [] })
  }
  return chapters
}
