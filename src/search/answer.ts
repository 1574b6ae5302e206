/** A page that holds the words. */
interface Hit {
  path: string
  title: string
  /** Where the words stand, as pagefind writes it: see `excerpt`. */
  excerpt: string
}

export interface Answer {
  /** The best ones. */
  hits: readonly Hit[]
  /** How many pages hold the words. */
  total: number
}

/** Looks for words. Rejects when the index cannot be read; the next call then begins anew. */
export type Find = (words: string) => Promise<Answer>
