import facts from "site-facts"
import { CountedLinks } from "../components/counted-links"
import { PageTitle } from "../components/page-title"
import * as quiet from "../components/quiet-links.module.css"
import { Sheet } from "../components/sheet"
import { SiteLink } from "../components/site-link"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import type { Counted, TagsContext } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { tagSlug } from "../shared/tags"
import * as styles from "./tags.module.css"

/** All tags, by their first letter. */
export default function TagsPage({ pageContext: { tags } }: { pageContext: TagsContext }) {
  return (
    <>
      <PageHead
        title={t("tags.title")}
        description={t("tags.description", { count: tags.length, name: facts.identity.name })}
      />
      <Sheet
        first
        marginLast
        margin={
          <p className={quiet.links}>
            <SiteLink href={SITE_PATHS.blog}>{t("home.posts.all")}</SiteLink>
          </p>
        }
      >
        <PageTitle title={t("tags.title")} lead={t("tags.lead")} />
      </Sheet>
      {byLetter(tags).map(([letter, some]) => (
        <Sheet key={letter} title={letter} className={styles.letter} data-pagefind-ignore="all">
          <CountedLinks entries={some} />
        </Sheet>
      ))}
    </>
  )
}

/** Digits are one group, before the letters. */
function byLetter(tags: readonly Counted[]) {
  const groups = new Map<string, Counted[]>()
  for (const tag of tags) {
    const letter = tagSlug(tag.title).charAt(0).toUpperCase().replace(/\d/, "0–9")
    const group = groups.get(letter) ?? []
    group.push(tag)
    groups.set(letter, group)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
