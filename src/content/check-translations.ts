import { type ContentProblem, didYouMean } from "@site/problems"
import { postPath } from "../content-model/addresses"
import { messages } from "../messages/messages"
import { originalOf } from "../shared/translations"
import type { Entry } from "./read-entries"

const langOf = ({ frontMatter: { lang = "fr" } }: Entry): string => lang

/**
 * A translation names an original, which is no translation itself, so there are no circles and no chains; each language
 * has one version of it. Drafts count.
 * @param unread addresses of files with errors
 */
export function checkTranslations(
  posts: readonly Entry[],
  unread: ReadonlySet<string>,
): ContentProblem[] {
  const bySlug = new Map(posts.map(post => [post.slug, post]))
  const versions = new Map<string, Entry>()
  return posts.flatMap(post => {
    const { translationOf } = post.frontMatter
    if (!translationOf || unread.has(postPath(originalOf(translationOf)))) return []
    const original = bySlug.get(originalOf(translationOf))
    const fault = faultOf(post, original, versions, [...bySlug.keys()])
    versions.set(`${original?.slug} ${langOf(post)}`, post)
    return fault ? [post.problem(["translationOf"], fault)] : []
  })
}

function faultOf(
  post: Entry,
  original: Entry | undefined,
  versions: ReadonlyMap<string, Entry>,
  slugs: readonly string[],
) {
  const wording = messages.references.translation
  const { translationOf = "" } = post.frontMatter
  if (!original)
    return { expected: wording.post, hint: didYouMean(originalOf(translationOf), slugs) }
  if (langOf(original) === langOf(post)) return { expected: wording.language(langOf(post)) }
  const first = original.frontMatter.translationOf
  if (first) {
    const slug = originalOf(first)
    return { expected: wording.original(slug), received: wording.translated(original.slug, slug) }
  }
  const other = versions.get(`${original.slug} ${langOf(post)}`)
  return other && { expected: wording.once(other.file, langOf(post)) }
}
