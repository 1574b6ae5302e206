/** Kind of a diagram, by the group of its header that matched. */
export type Groups = Partial<Record<string, string>>

/** A link of a flowchart right after a name, of which the renderer would take its dashes; or a label, which stays. */
const LINKS =
  /\[[^\]]{0,300}\]|\([^)]{0,300}\)|\{[^}]{0,300}\}|\|[^|]{0,300}\||"[^"]{0,300}"|\w(?=<?(?:--|-\.|==))/g

/** A line in the renderer's spelling. It draws an actor's line through its name. */
export function speltLine(written: string, kind: Groups): string {
  const line = written.replaceAll("\\n", "<br>")
  if (kind.flow) return line.replaceAll(LINKS, found => (found.length > 1 ? found : `${found} `))
  if (!kind.sequence) return line
  // The cross of an arrow is no letter of the name after it.
  return line.replace(/^actor\s/, "participant ").replace(/-x(?=\p{Lu})/u, "-x ")
}

const OPENS = /^subgraph\s|\{$/
const CLOSES = /^(?:end|\})$/

/** Line of the first group in a group, or -1. The renderer draws links between the two in a wrong place. */
export function nestedGroup(lines: readonly string[]): number {
  let isOpen = false
  return lines.findIndex(line => {
    const opens = OPENS.test(line)
    if (opens && isOpen) return true
    isOpen = opens || (isOpen && !CLOSES.test(line))
    return false
  })
}

/** Words on a link and labels, which stay, or the name of a node and the beginning of its label. */
const MEMBERS =
  /(?:--|-\.|==)\s[^>]{0,300}?\s(?:--|\.-|-\.|==)|\[[^\]]{0,300}\]|\([^)]{0,300}\)|\{[^}]{0,300}\}|\|[^|]{0,300}\||"[^"]{0,300}"|(\w+(?:-\w+)*)(?![\w-])(?=([[({>]?))/g

/**
 * Lines of a flowchart, in which a group has each node that it names, unless an earlier one has it. The renderer leaves
 * out those that were named before the group, except with a label, which it then does not read.
 */
export function withMembers(lines: readonly string[]): string[] {
  const placed = new Set<string>()
  let isOpen = false
  return lines.map(line => {
    if (OPENS.test(line) || CLOSES.test(line)) isOpen = OPENS.test(line)
    else if (isOpen && !line.startsWith("direction "))
      return line.replaceAll(MEMBERS, (found, name?: string, label?: string) => {
        if (!name || placed.has(name)) return found
        placed.add(name)
        return label ? found : `${name}[${name}]`
      })
    return line
  })
}

/** Texts of names that may have been there before: the renderer keeps the first, so they come first. */
export function isLabel(line: string, kind: Groups): boolean {
  if (kind.state) return /^(?:state\s+"[^"]+"\s+as\s+[^{]+|[\w\p{L}-]+\s*:.*)$/u.test(line)
  return Boolean(kind.sequence) && line.startsWith("participant ")
}

/** True for signs without a word, such as `--` in a state, and for a link of a flowchart that leads nowhere. */
export const isLoose = (line: string, kind: Groups): boolean =>
  /^[^\p{L}\p{N}*}]+$/u.test(line) || (kind.flow !== undefined && /(?:[-=]>?|&)$/.test(line))
