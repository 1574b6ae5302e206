import { embedOf, KNOWN_EMBEDS } from "@site/articles"
import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import type { Entry } from "./read-entries"

/**
 * Checks what an article shows of other sites: it must be of a kind that the site knows, or of a host that the site file
 * allows.
 */
export function checkEmbeds(
  { file, embeds }: Pick<Entry, "file" | "embeds">,
  allowed: readonly string[],
): ContentProblem[] {
  const wording = messages.references.embed
  return embeds.flatMap(({ target, ...place }): ContentProblem[] => {
    const at = { file, ...place }
    const received = shortJson(target)
    const embed = embedOf(target)
    if (!embed) return [partProblem(at, "embed", { expected: wording.address, received })]
    const { host, isKnown } = embed
    if (!host) {
      const fault = { severity: "warning", expected: wording.framed, received } as const
      return [partProblem(at, "embed", { ...fault, hint: wording.gist })]
    }
    if (isKnown || allowed.includes(host)) return []
    const expected = wording.known(KNOWN_EMBEDS)
    return [partProblem(at, "embed", { expected, received, hint: wording.allow(host) })]
  })
}
