/** Letters that Unicode does not take apart, and signs that make another word: C, C++ and C# are three tags. */
const SPELT: Readonly<Record<string, string>> = {
  ...{ œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", "+": " plus ", "#": " sharp " },
}

/**
 * Slug of a title or a tag: `Mode d’emploi` is `mode-d-emploi`. Empty when it has no letter from a to z and no digit.
 */
export const slugOf = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[œæßøłđ+#]/g, sign => SPELT[sign] ?? sign)
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
