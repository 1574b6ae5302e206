import type { ListedPage } from "./listed-page"

/** The slug of a post, as `translationOf` names it: by its slug, or by its address. */
export const originalOf = (written: string): string => written.replace(/^\/blog\//, "")

interface Post extends ListedPage {
  slug: string
  translationOf?: string | null | undefined
}

/** A text in one of its languages. */
export interface Version {
  path: string
  title: string
  lang: string
}

/**
 * The versions of each post that has others, by its address: itself too, as `hreflang` wants it, the original first.
 * Takes the posts that are shown.
 */
export function versionsOf(posts: readonly Post[]): Map<string, Version[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts) {
    const { slug, translationOf } = post
    const original = translationOf ? originalOf(translationOf) : slug
    const others = groups.get(original) ?? []
    groups.set(original, translationOf ? [...others, post] : [post, ...others])
  }
  return new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap(group => {
        const versions = group.map(({ path, title, lang }) => ({ path, title, lang: lang ?? "fr" }))
        return versions.map(({ path }) => [path, versions])
      }),
  )
}
