import type { PreprocessSourceArgs } from "gatsby"

/** A query, a slice, or an export that means something to Gatsby. */
const MEANT_FOR_GATSBY = /\bgraphql`|<Slice\b|\bexport\b[^;]*?\b(?:config|getServerData|Head)\b/

export const isMeantForGatsby = (contents: string): boolean => MEANT_FOR_GATSBY.test(contents)

/**
 * Replaces a file that has nothing for Gatsby by an empty program. It would parse all files below `src/`, and of the
 * packages named after it, that have a word such as "config" in them: tests too.
 */
export const preprocessSource = ({ contents }: Pick<PreprocessSourceArgs, "contents">) =>
  isMeantForGatsby(contents) ? undefined : ";"
