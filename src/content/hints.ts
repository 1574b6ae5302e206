import { type ContentProblem, hasErrors, partProblem } from "@site/problems"
import { messages } from "../messages/messages"
import { checkLostAddresses } from "./check-lost-addresses"
import type { Content } from "./load-content"
import type { Entry } from "./read-entries"
import { unusedFiles } from "./unused-files"

/**
 * Hints on content without errors: lengths, files that nothing names, addresses that nothing answers any more.
 * Only `npm run check:content` calls this, because it costs a second, and a hint breaks no page.
 */
export async function hintsOf(
  root: string,
  { posts, projects, pages, problems }: Content,
): Promise<ContentProblem[]> {
  const entries = [...posts, ...projects, ...pages]
  // A link to a renamed article is an error: where it is now is what its author needs.
  if (hasErrors(problems)) return checkLostAddresses(root, entries)
  return [
    ...entries.flatMap(checkLengths),
    ...(await unusedFiles(entries)).map(unnamed),
    ...(await checkLostAddresses(root, entries)),
  ]
}

/**
 * In characters. Beyond them Bing's site scan calls a title too long, a description too long or too short; Google, which
 * names no number, cuts by width, at about as many.
 */
const LENGTHS = { title: 70, description: [25, 160] } as const

/** A search result shows the title and, often, the description; what is too long is cut. */
function checkLengths({ frontMatter, problem }: Entry): ContentProblem[] {
  const { title = "", description = "" } = frontMatter
  const words = messages.hints
  const [least, most] = LENGTHS.description
  const hint = (field: string, text: string, expected: string) =>
    problem([field], { severity: "hint", expected, received: words.signs(text.length) })
  return [
    ...(title.length > LENGTHS.title ? [hint("title", title, words.title(LENGTHS.title))] : []),
    ...(description.length < least || description.length > most
      ? [hint("description", description, words.description(least, most))]
      : []),
  ]
}

const unnamed = (file: string): ContentProblem => {
  const fault = { expected: messages.hints.named, received: messages.report.none }
  return partProblem({ file, line: 1 }, "file", { severity: "hint", ...fault })
}
