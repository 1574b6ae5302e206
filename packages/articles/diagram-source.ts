import { isLabel, isLoose, nestedGroup, speltLine, withMembers } from "./diagram-lines"

type Renderer = typeof import("beautiful-mermaid")

let renderer: Renderer | undefined

/** Loads the renderer. With its layout engine it takes a third of a second: texts with a diagram pay it. */
export async function loadRenderer(): Promise<void> {
  renderer ??= await import("beautiful-mermaid")
}

/** Fault in the source of a diagram, and its line, from 0. */
export interface DiagramFault {
  reason: "kind" | "layout" | "line" | "name" | "nested" | "size"
  line: number
}

/** The kinds of diagrams that the renderer draws well. */
export const DIAGRAM_KINDS: readonly string[] = [
  ...["flowchart", "stateDiagram", "sequenceDiagram", "classDiagram", "erDiagram"],
]

const HEADER =
  /^(?:(?<flow>(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL))|(?<state>stateDiagram(?:-v2)?)|(?<sequence>sequenceDiagram)|classDiagram|erDiagram)$/i

/** Mermaid draws as many links. The layout of more takes minutes. */
const MOST_PARTS = 500
const MOST_SIGNS = 10_000
const LONGEST_LINE = 1000

/** Padding around a drawing. */
export const PADDING = 8
/** Close together: a phone is narrow. */
const LAYOUT = { transparent: true, padding: PADDING, nodeSpacing: 20, layerSpacing: 28 }

/** Signs of the language that look like words, and are not drawn. */
const KEYWORDS = new Set(
  "subgraph end direction td tb lr bt rl state as participant note left right of over loop alt opt par critical break rect else and class pk fk uk o x".split(
    " ",
  ),
)
/** Words, and tags in them. */
const WORDS = /<\/?\w+\s*\/?>|[\p{L}\p{N}]+/gu

/**
 * Draws a Mermaid diagram, or returns its first fault. The renderer leaves out what it does not know without a word, so
 * it is asked what it read: each word of the source has to be there. Call `loadRenderer` before.
 */
export function readDiagram(source: string): { svg: string } | DiagramFault {
  if (!renderer) throw new Error("The renderer of diagrams is not loaded")
  const lines = source.split("\n").map(line => line.trim().replace(/^%%.*/, ""))
  const first = Math.max(lines.findIndex(Boolean), 0)
  const [header = "", ...written] = lines.slice(first)
  const { groups: kind } = HEADER.exec(header) ?? {}
  if (!kind) return { reason: "kind", line: first }
  if (isTooLarge(lines)) return { reason: "size", line: first }
  const isGraph = Boolean(kind.flow ?? kind.state)
  const spelt = written.map(line => speltLine(line, kind))
  const nested = isGraph ? nestedGroup(spelt) : -1
  if (nested >= 0) return { reason: "nested", line: first + 1 + nested }
  const body = kind.flow ? withMembers(spelt) : spelt
  // With a name of its own for each word, no other line can hold it.
  const named = body.map(namedWords)
  const read = namesIn([header, ...named.map(({ line }) => line)], renderer, isGraph)
  if (!read) return { reason: "size", line: first }
  const unread = named.findIndex(
    ({ line, names }) => isLoose(line, kind) || !names.every(name => read.has(name)),
  )
  if (unread >= 0) return { reason: "line", line: first + 1 + unread }
  const labelsFirst = [true, false].flatMap(is => body.filter(line => is === isLabel(line, kind)))
  const svg = rendered([header, ...labelsFirst], renderer)
  if (svg === undefined) return { reason: "layout", line: first }
  const undrawn = body.findIndex(line => !wordsIn(line).every(word => svg.includes(word)))
  return undrawn >= 0 ? { reason: "name", line: first + 1 + undrawn } : { svg }
}

const isWord = (found: string): boolean =>
  !found.startsWith("<") && !KEYWORDS.has(found.toLowerCase())

const wordsIn = (line: string): string[] => (line.match(WORDS) ?? []).filter(isWord)

function namedWords(line: string, at: number) {
  const names: string[] = []
  const named = line.replaceAll(WORDS, found => {
    if (!isWord(found)) return found
    const name = `w${at}n${names.length}w`
    names.push(name)
    return name
  })
  return { line: named, names }
}

const isTooLarge = (lines: readonly string[]): boolean =>
  lines.length > MOST_PARTS ||
  lines.join("\n").length > MOST_SIGNS ||
  lines.some(({ length }) => length > LONGEST_LINE)

/** The names that the renderer reads; those of a graph before its layout, which takes time. Undefined for too many. */
function namesIn(lines: string[], renderer: Renderer, isGraph: boolean) {
  const namesOf = (read: string) => new Set(read.match(/w\d+n\d+w/g))
  if (!isGraph) return namesOf(rendered(lines, renderer) ?? "")
  const { nodes, edges, subgraphs } = renderer.parseMermaid(lines.join("\n"))
  if (nodes.size + edges.length > MOST_PARTS) return undefined
  return namesOf(JSON.stringify([...nodes.values(), edges, subgraphs]))
}

/** The drawing; undefined for what the layout cannot place, such as a link of a group to itself. */
function rendered(lines: readonly string[], { renderMermaidSVG }: Renderer): string | undefined {
  try {
    return renderMermaidSVG(lines.join("\n"), LAYOUT)
  } catch {
    return undefined
  }
}
