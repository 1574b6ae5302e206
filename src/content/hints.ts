import { type ContentProblem, hasErrors } from "@site/problems"
import { messages } from "../messages/messages"
import { checkLostAddresses } from "./check-lost-addresses"
import type { Content } from "./load-content"
import type { Entry } from "./read-entries"

/**
 * Hints on content without errors: lengths, and addresses that nothing answers any more.
 * Only `npm run check:content` calls this, because it costs a second, and a hint breaks no page.
 */
export async function hintsOf(
  root: string,
  { posts, projects, pages, problems }: Content,
): Promise<ContentProblem[]> {
  if (hasErrors(problems)) return []
  const entries = [...posts, ...projects, ...pages]
  return [...entries.flatMap(checkLengths), ...(await checkLostAddresses(root, entries))]
}

/**
 * In characters. Beyond them Bing's site scan calls a title too long, a description too long or too short; Google, which
 * names no number, cuts by width, at about as many.
 */
const LENGTHS = { title: 70, description: [25, 160] } as const

/** A search result shows the title and, often, the description; what is too long is cut. */
function checkLengths({ frontMatter, problem }: Entry): ContentProblem[] {
  const { title = "", description = "" } = frontMatter
  const wording = messages.hints
  const [least, most] = LENGTHS.description
  const hint = (field: string, text: string, expected: string) =>
    problem([field], { severity: "hint", expected, received: wording.signs(text.length) })
  return [
    ...(title.length > LENGTHS.title ? [hint("title", title, wording.title(LENGTHS.title))] : []),
    ...(description.length < least || description.length > most
      ? [hint("description", description, wording.description(least, most))]
      : []),
  ]
}
