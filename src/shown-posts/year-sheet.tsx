import { PostList } from "../components/post-list"
import { QuietLinks } from "../components/quiet-links"
import { Sheet } from "../components/sheet"
import { tagPage } from "../shared/tags"
import * as styles from "./year-sheet.module.css"

/** More would push the titles apart; the post has them all. */
const TAGS_OF_A_POST = 5

interface Props {
  id?: string
  title: string
  posts: readonly (Queries.PostListItemFragment & { readonly tags: readonly string[] })[]
}

/** Posts of a year, with their tags; the year is in the margin. */
export const YearSheet = ({ id, title, posts }: Props) => (
  <Sheet id={id} className={styles.year} title={title} data-pagefind-ignore="all">
    <PostList
      posts={posts}
      more={({ tags }) => <QuietLinks pages={tags.slice(0, TAGS_OF_A_POST).map(tagPage)} />}
    />
  </Sheet>
)
