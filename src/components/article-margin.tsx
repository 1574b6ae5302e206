import { ArticleContents } from "./article-contents"
import * as styles from "./article-margin.module.css"
import { PostFacts } from "./post-facts"

interface Props {
  post: Queries.PostFactsFragment
  headings: readonly Queries.ArticleHeadingFragment[]
  /** Language of the article, when it is not French. */
  lang: string | undefined
}

/** The margin of a post: facts, then its table of contents, which sticks as far down as the text goes. */
export function ArticleMargin({ post, headings, lang }: Props) {
  return (
    <div className={styles.margin}>
      <PostFacts post={post} />
      <ArticleContents headings={headings} lang={lang} />
    </div>
  )
}
