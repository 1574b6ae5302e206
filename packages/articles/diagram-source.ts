/** Fault in the source of a diagram. Lines and columns count from 0. */
export interface DiagramFault {
  reason: "kind" | "line" | "open"
  line: number
  column: number
}

interface Kind {
  header: RegExp
  /** Lines as the renderer reads them. It leaves out any other line without a word. */
  line: RegExp
  opens: RegExp
  closes: string
  inside?: RegExp
  label?: RegExp
}

const oneOf = (...patterns: string[]): RegExp => new RegExp(`^(?:${patterns.join("|")})$`, "iu")

const DIRECTION = String.raw`direction\s+(?:TD|TB|LR|BT|RL)`
const STATE = String.raw`(?:\[\*\]|[\w\p{L}-]+)`
const CARDINALITY = String.raw`(?:"[^"]*"\s+)?`

/** The kinds of diagrams that beautiful-mermaid draws well, by the word that begins them. */
const KINDS: Readonly<Record<string, Kind>> = {
  flowchart: {
    header: oneOf(String.raw`(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)`),
    line: oneOf(String.raw`subgraph\s+.+`, "end", DIRECTION),
    opens: /^subgraph\s/,
    closes: "end",
  },
  stateDiagram: {
    header: oneOf("stateDiagram(?:-v2)?"),
    line: oneOf(
      DIRECTION,
      String.raw`state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{`,
      String.raw`\}`,
      String.raw`state\s+"[^"]+"\s+as\s+[\w\p{L}]+`,
      String.raw`${STATE}\s*-->\s*${STATE}(?:\s*:.+)?`,
      String.raw`[\w\p{L}-]+\s*:.+`,
    ),
    opens: /\{$/,
    closes: "}",
    label: /^state\s+"[^"]+"\s+as\s+[^{]+$|^[\w\p{L}-]+\s*:/u,
  },
  sequenceDiagram: {
    header: oneOf("sequenceDiagram"),
    line: oneOf(
      String.raw`(?:participant|actor)\s+\S+(?:\s+as\s+.+)?`,
      String.raw`Note\s+(?:left of|right of|over)\s+[^:]+:.+`,
      String.raw`(?:loop|alt|opt|par|critical|break|rect|else|and)(?:\s.*)?`,
      "end",
      String.raw`\S+?\s*--?(?:>>?|[)x])\s*[+-]?\S+?\s*:.+`,
    ),
    opens: /^(?:loop|alt|opt|par|critical|break|rect)\b/,
    closes: "end",
    label: /^(?:participant|actor)\s/,
  },
  classDiagram: {
    header: oneOf("classDiagram"),
    line: oneOf(
      String.raw`(?:namespace|class)\s+\S+(?:\s*~\w+~)?\s*\{`,
      String.raw`\}`,
      String.raw`class\s+\S+(?:\s*~\w+~)?`,
      String.raw`class\s+\S+\s*\{\s*<<\w+>>\s*\}`,
      String.raw`[^\s:]+\s*:.+`,
      String.raw`\S+\s+${CARDINALITY}(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.?|--)\s+${CARDINALITY}\S+?(?:\s*:.+)?`,
    ),
    opens: /\{$/,
    closes: "}",
    inside: /\S/,
  },
  erDiagram: {
    header: oneOf("erDiagram"),
    line: oneOf(
      String.raw`\S+\s*\{`,
      String.raw`\}`,
      String.raw`\S+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\S+\s*:.+`,
    ),
    opens: /\{$/,
    closes: "}",
    inside: /^\S+\s+\S/,
  },
}

/** The words that diagrams begin with. */
export const DIAGRAM_KINDS = Object.keys(KINDS)

/**
 * Reads the source of a Mermaid diagram before it is drawn, since the renderer leaves out what it does not know, and
 * labels that come after the first mention of a name. Returns it in the renderer's spelling, or the first fault.
 */
export function readDiagram(source: string): { drawn: string } | DiagramFault {
  const lines = source.split("\n").map((written, line) => {
    const text = written.trim()
    return { text, line, column: written.indexOf(text) }
  })
  const [first, ...others] = lines.filter(({ text }) => text && !text.startsWith("%%"))
  const kind = Object.values(KINDS).find(({ header }) => first && header.test(first.text))
  if (!first || !kind) return { reason: "kind", line: first?.line ?? 0, column: 0 }
  const drawn: Read[] = []
  const open: typeof others = []
  for (const at of others) {
    const read = readLine(kind, at.text, open.length > 0)
    if (typeof read === "number") return { ...at, reason: "line", column: at.column + read }
    drawn.push(read)
    if (kind.opens.test(at.text)) open.push(at)
    else if (at.text === kind.closes) open.pop()
  }
  const [unclosed] = open
  if (unclosed) return { ...unclosed, reason: "open" }
  const isLabel = (line: Read) => typeof line === "string" && kind.label?.test(line) === true
  const ordered = [...drawn.filter(isLabel), ...drawn.filter(line => !isLabel(line))]
  return { drawn: [first.text, ...written(ordered)].join("\n") }
}

/** A line, or the nodes and links of a line of a flowchart. */
type Read = string | Part[]

interface Part {
  text: string
  id?: string | undefined
  label?: string | undefined
}

/** Meaning of a line, or the column of a fault in it. */
function readLine(kind: Kind, text: string, isInside: boolean): Read | number {
  if (text === kind.closes) return isInside ? text : 0
  const pattern = (isInside && kind.inside) || kind.line
  // The renderer draws an actor's line through its name.
  if (pattern.test(text)) return text.replace(/^actor\s/, "participant ")
  return kind === KINDS.flowchart ? readEdges(text) : 0
}

const NODE =
  /(?<id>\w+(?:-\w+)*)(?<label>\(\(\(.+?\)\)\)|\(\[.+?\]\)|\(\(.+?\)\)|\[\[.+?\]\]|\[\(.+?\)\]|\[\/.+?\\\]|\[\\.+?\/\]|>.+?\]|\{\{.+?\}\}|\[.+?\]|\(.+?\)|\{.+?\})?\s*/y
const LINK =
  /(?:&|<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))\s*/y

/** Nodes and what links them: `A[One] --> B & C`. */
function readEdges(text: string): Part[] | number {
  const parts: Part[] = []
  let at = 0
  while (at < text.length || parts.length % 2 === 0) {
    const pattern = parts.length % 2 === 0 ? NODE : LINK
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return at
    parts.push({ text: found[0].trim(), ...found.groups })
    at = pattern.lastIndex
  }
  return parts
}

/** The lines of a flowchart with spaces around links, and each label where its name comes first. */
function written(lines: readonly Read[]): string[] {
  const labels = new Map<string, string>()
  for (const { id, label } of lines.flatMap(line => (typeof line === "string" ? [] : line)))
    if (id && label && !labels.has(id)) labels.set(id, label)
  const named = new Set<string>()
  const spelt = ({ text, id }: Part): string => {
    if (!id || named.has(id)) return text
    named.add(id)
    return id + (labels.get(id) ?? "")
  }
  return lines.map(line => (typeof line === "string" ? line : line.map(spelt).join(" ")))
}
