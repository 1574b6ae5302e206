import type { CustomRecord } from "pagefind"
import { translator } from "../i18n/translate"
import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { pageKind } from "../shared/page-kind"
import { SITE_FILES } from "../shared/site-files"
import { SITE_PATHS } from "../shared/site-paths"
import { tagPath } from "../shared/tags"

export interface IndexedFacts extends Pick<SiteFacts, "resume" | "feeds" | "texts"> {
  posts: readonly Pick<PostFacts, "tags">[]
}

/** Search records for names that are no title of a page: each tag, the CV and the feed. */
export function searchRecords({ posts, resume, feeds, texts }: IndexedFacts): CustomRecord[] {
  const t = translator(texts.fr)
  const tags = new Map(posts.flatMap(({ tags }) => tags.map(tag => [tagPath(tag), tag] as const)))
  return [
    ...[...tags].map(([path, tag]) => recordOf(path, tag, tag)),
    ...(resume ? [recordOf(`${SITE_PATHS.about}#cv`, t("record.cv"), t("record.cv.words"))] : []),
    ...(feeds ? [recordOf(`/${SITE_FILES.rss}`, t("record.feed"), t("record.feed.words"))] : []),
  ]
}

const recordOf = (url: string, title: string, content: string): CustomRecord => ({
  url,
  content,
  language: "fr",
  meta: { title },
  filters: { kind: [pageKind(url)] },
})
