import { dirname } from "node:path"
import type { NodeErrorWithoutPosition, TwoslashInstance } from "twoslash/core"
import { messages } from "../../messages/messages"
import { type ArticleProblem, type Place, partProblem, placeIn } from "../content-problem"

/** A word and its type, by its place in the code that shows. */
export interface TypedWord {
  start: number
  end: number
  type: string
}

/** What is written below a line: the type that `^?` asks for, an error that is meant, a remark. */
export interface LineRemark {
  /** From 0. */
  line: number
  kind: "query" | "error" | "note"
  text: string
}

export interface TypedCode {
  /** Without the lines that are for twoslash. */
  code: string
  words: TypedWord[]
  remarks: LineRemark[]
  problems: ArticleProblem[]
}

/** Longer ones say more than anybody reads. */
const TYPE_LINES = 6
const TYPE_LENGTH = 320

/** The remarks that twoslash knows by custom: `// @log: text`. */
const NOTES = ["log", "warn", "annotate", "error"]

let compiler: Promise<TwoslashInstance> | undefined

/**
 * TypeScript 6, whose API is JavaScript, and which is loaded when an article asks for types. It reads the types of
 * the packages that are installed, and no source of the site: an article would have to be compiled again with it.
 */
async function startCompiler(): Promise<TwoslashInstance> {
  const [ts, { createTwoslasher }] = await Promise.all([
    import("typescript-6"),
    import("twoslash/core"),
  ])
  return createTwoslasher({
    tsModule: ts,
    tsLibDirectory: dirname(require.resolve("typescript-6")),
    vfsRoot: process.cwd(),
    customTags: NOTES,
    compilerOptions: {
      strict: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
    },
  })
}

/**
 * Types of the words of a block, as an editor shows them (`twoslash`). Takes the code, its language and the place of
 * its fence. What does not compile is a problem, unless the author announces it (`// @errors: 2322`).
 */
export async function typedCode(source: string, lang: string, fence: Place): Promise<TypedCode> {
  compiler ??= startCompiler()
  const run = await compiler
  const errors: NodeErrorWithoutPosition[] = []
  const words = messages().article
  const fault = (offset: number, expected: string, received: string, hint?: string) =>
    partProblem(below(fence, placeIn(source, offset)), "code", { expected, received, hint })
  try {
    const { code, nodes, meta } = run(source, lang, {
      handbookOptions: { noErrorValidation: true },
      filterNode(node) {
        // A copy: its place is in the source now, and in the code later.
        if (node.type === "error") errors.push({ ...node })
        return true
      },
    })
    const unknown = meta.flagNotations
      .filter(({ type }) => type === "unknown")
      .map(({ name, start }) => fault(start, words.twoslashFlag, `@${name}`))
    const meant = new Set(meta.handbookOptions.errors)
    const unmeant = errors
      .filter(error => !meant.has(Number(error.code)))
      .map(error => {
        const hint = words.errorIsMeant(`${error.code}`)
        const text = error.text.replace(/\.$/, "")
        return fault(error.start, words.compiles, `TS${error.code}: ${text}`, hint)
      })
    return {
      code: code.replace(/\n$/, ""),
      words: nodes.flatMap(node => {
        const { type, start, length } = node
        return type === "hover" ? [{ start, end: start + length, type: shortType(node.text) }] : []
      }),
      remarks: nodes.flatMap((node): LineRemark[] => {
        const { line } = node
        if (node.type === "query") return [{ line, kind: "query", text: shortType(node.text) }]
        if (node.type === "error")
          return [{ line, kind: "error", text: `TS${node.code}: ${node.text}` }]
        // It is of the line above it, and beyond the code when it is the last.
        const last = Math.max(0, Math.min(line, code.trimEnd().split("\n").length) - 1)
        if (node.type === "tag") return [{ line: last, kind: "note", text: node.text ?? "" }]
        return []
      }),
      problems: [...unknown, ...unmeant],
    }
  } catch (error) {
    const isOurs = typeof error === "object" && error !== null && "recommendation" in error
    if (!isOurs || !("description" in error)) throw error
    const problems = [fault(0, words.query, `${error.description}`)]
    return { code: source, words: [], remarks: [], problems }
  }
}

/** A place of the code, whose first line is below its fence. */
const below = (fence: Place, { line, column }: Required<Place>): Place => ({
  line: fence.line + line,
  column: (fence.column ?? 1) + column - 1,
})

function shortType(type: string): string {
  const lines = type.split("\n").slice(0, TYPE_LINES).join("\n").slice(0, TYPE_LENGTH)
  return lines === type ? type : `${lines} …`
}
