import type { ComponentProps } from "react"
import { PostList } from "./post-list"
import { Sheet } from "./sheet"
import * as styles from "./year-sheet.module.css"

interface Props extends ComponentProps<typeof PostList> {
  title: string
}

/** Posts of a year; the year is in the margin. */
export const YearSheet = ({ title, ...list }: Props) => (
  <Sheet className={styles.year} title={title} data-pagefind-ignore="all">
    <PostList {...list} />
  </Sheet>
)
