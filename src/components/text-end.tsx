import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import type { EndContext } from "../shared/article-end"
import type { ListedPage } from "../shared/listed-page"
import type { NextText } from "../shared/post-links"
import { SITE_PATHS } from "../shared/site-paths"
import { Arrow } from "./next-links"
import { inLanguage, PageLink } from "./page-link"
import { ArticleEnd, QuietLinks } from "./quiet-links"
import { Sheet } from "./sheet"
import { SiteLink } from "./site-link"
import * as styles from "./text-end.module.css"

interface Props extends EndContext {
  title: string
  author: Queries.AuthorFragment
  /** The one text to read next. */
  next: NextText | null
  /** The pages before and after it, each with its place. */
  beside?: readonly { label: string; page: ListedPage | null }[]
  /** Lists that it is in, and what stands before them. */
  lists: readonly ListedPage[]
  listsLabel?: string
}

/** The end of a text: one to read next, with its sentence, then who wrote it, and a way to answer. */
export const TextEnd = ({ title, author, next, beside = [], lists, listsLabel, end }: Props) => (
  <>
    {(next || lists.length > 0) && (
      <Sheet className="screen-only" title={t("post.more")} data-pagefind-ignore="all">
        {next && (
          <div className={styles.next}>
            <h3>
              <PageLink page={next} className="title-link">
                <Arrow back={false} />
              </PageLink>
            </h3>
            <p {...inLanguage(next.lang)}>{next.description}</p>
          </div>
        )}
        {beside.map(
          ({ label, page }) =>
            page && (
              <p key={label} className="meta">
                {label} <PageLink page={page} />
              </p>
            ),
        )}
        <QuietLinks pages={lists} label={listsLabel} />
      </Sheet>
    )}
    <Sheet className="screen-only" title={t("post.author")} data-pagefind-ignore="all">
      <div className={styles.author}>
        <h3>
          <SiteLink className="title-link" href={SITE_PATHS.about}>
            {author.name}
          </SiteLink>
        </h3>
        <p>{author.pitch}</p>
        {author.availability && (
          <p className="meta">{t("post.free", { availability: author.availability })}</p>
        )}
      </div>
      <a
        className={`button ${styles.write}`}
        href={`mailto:${author.email}?subject=${encodeURIComponent(t("reply.subject", { title }))}`}
      >
        {t("reply.mail")}
      </a>
      {end && <ArticleEnd links={end} />}
    </Sheet>
  </>
)

export const query = graphql`
  fragment Author on SiteIdentity {
    name
    pitch
    availability
    email
  }
`
