export interface ExcerptPart {
  text: string
  /** One of the words that were looked for. */
  marked: boolean
}

/** A sentence that begins before the excerpt. */
const BEGINS_BEFORE = /^(?:<mark>)?\p{Ll}/u
/** One that ends with it. */
const ENDS = /(?:^|[.!?…](?:<\/mark>)?)$/

const MARK = /<mark>(.*?)<\/mark>/

/**
 * The parts of an excerpt as pagefind writes it: text in which `<` and `>` are escaped, the words found
 * inside `<mark>`. The page's own text never becomes markup. Points stand for what was cut off.
 */
export function excerptParts(excerpt: string): ExcerptPart[] {
  const before = BEGINS_BEFORE.test(excerpt) ? "… " : ""
  const after = ENDS.test(excerpt) ? "" : " …"
  // Splitting by a pattern with a group puts what the group held at the odd places.
  return `${before}${excerpt}${after}`
    .split(MARK)
    .map((text, index) => ({ text: unescaped(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== "")
}

const unescaped = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">")
