import type { ListedPage } from "./listed-page"
import { SITE_PATHS } from "./site-paths"

/** Letters that Unicode does not take apart, and signs that make another word: C, C++ and C# are three tags. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", "+": " plus ", "#": " sharp " },
}

/**
 * What a tag is called in addresses: `Mode d’emploi` is `mode-d-emploi`. Empty when it has no letter from a to z and no
 * digit.
 */
export const tagSlug = (tag: string): string =>
  tag
    .normalize("NFKD")
    .toLowerCase()
    // At the start it only says that this is a tag.
    .replace(/^#/, "")
    .replace(/[œæßøłđ+#]/g, sign => SPELT[sign] ?? sign)
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** Address of the posts that have a tag. */
export const tagPath = (tag: string): string => `${SITE_PATHS.blog}/tag/${tagSlug(tag)}`

/** The page of a tag, as links name it. */
export const tagPage = (tag: string): ListedPage => ({ path: tagPath(tag), title: tag })
