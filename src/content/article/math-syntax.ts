import type { InlineCode } from "mdast"
import type { CompileContext, Extension } from "mdast-util-from-markdown"
import { defaultHandlers, type Options } from "mdast-util-to-markdown"
import { math } from "micromark-extension-math"
import type { Code, Construct, State, Token } from "micromark-util-types"
import type { Processor } from "unified"

const DOLLAR = 36
const BACKSLASH = 92

const signOf = (code: Code): string => (code !== null && code > 0 ? String.fromCharCode(code) : " ")
const isSpace = (code: Code): boolean => /\s/.test(signOf(code))
const isWord = (code: Code): boolean => /[\p{L}\p{N}]/u.test(signOf(code))
const isLineEnding = (code: Code): boolean => code !== null && code < -2

/**
 * `$…$` in a sentence, as Pandoc reads it (https://pandoc.org/MANUAL.html, “Math”): no space inside next to a dollar.
 * And no letter or digit outside next to one, so that `5 $ et 10 $`, `$HOME/bin:$PATH` and `US$5` stay prices and
 * variables. `$$…$$` may have spaces. `\$` inside closes nothing.
 */
const mathText: Construct = {
  name: "mathText",
  previous: code => !isWord(code) && code !== DOLLAR,
  tokenize(effects, ok, nok) {
    let opening = 0
    let closing = 0
    let last: Code = null

    const start: State = code => {
      effects.enter("mathText")
      effects.enter("mathTextSequence")
      return open(code)
    }

    const open: State = code => {
      if (code === DOLLAR && opening < 2) {
        opening += 1
        effects.consume(code)
        return open
      }
      effects.exit("mathTextSequence")
      if (code === DOLLAR || (opening === 1 && isSpace(code))) return nok(code)
      return between(code)
    }

    const between: State = code => {
      if (code === null) return nok(code)
      if (code === DOLLAR) {
        closing = 0
        effects.enter("mathTextSequence")
        return close(code)
      }
      if (!isLineEnding(code)) {
        effects.enter("mathTextData")
        return data(code)
      }
      last = code
      effects.enter("lineEnding")
      effects.consume(code)
      effects.exit("lineEnding")
      return between
    }

    const data: State = code => {
      if (code === null || code === DOLLAR || isLineEnding(code)) {
        effects.exit("mathTextData")
        return between(code)
      }
      last = code
      effects.consume(code)
      return code === BACKSLASH ? escaped : data
    }

    const escaped: State = code => {
      if (code !== DOLLAR && code !== BACKSLASH) return data(code)
      last = code
      effects.consume(code)
      return data
    }

    const close: State = code => {
      if (code === DOLLAR && closing < opening) {
        closing += 1
        effects.consume(code)
        return close
      }
      effects.exit("mathTextSequence")
      if (closing < opening || (opening === 1 && isSpace(last)) || isWord(code)) return nok(code)
      effects.exit("mathText")
      return ok(code)
    }

    return start
  },
}

const FLOW = math().flow?.[DOLLAR]
const [mathFlow] = [FLOW].flat()

/** `$$` alone on its line, up to the next one: with more on the line, it is in a sentence. */
const fencedMath: Construct = {
  name: "fencedMath",
  concrete: true,
  tokenize(effects, ok, nok) {
    return mathFlow ? effects.check(dollarsAlone, effects.attempt(mathFlow, ok, nok), nok) : nok
  },
}

const dollarsAlone: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const start: State = code => {
      effects.enter("chunkText")
      return sign(code)
    }
    const sign: State = code => {
      if (code === null || isLineEnding(code)) {
        effects.exit("chunkText")
        return ok(code)
      }
      if (code !== DOLLAR && !isSpace(code)) return nok(code)
      effects.consume(code)
      return sign
    }
    return start
  },
}

/** Formulas are code in the language `math`, as ```math is: what reads code leaves them alone. */
const fromMarkdown: Extension = {
  enter: {
    mathFlow(token) {
      this.enter({ type: "code", lang: "math", value: "" }, token)
    },
    mathText(token) {
      this.enter({ type: "inlineCode", value: "", data: { hProperties: {} } }, token)
      this.buffer()
    },
    mathTextSequence({ start, end }) {
      const node = this.stack.findLast(({ type }) => type === "inlineCode")
      const isDisplay = end.offset - start.offset === 2
      if (node?.data && "hProperties" in node.data)
        node.data.hProperties = { className: classesOf(isDisplay) }
    },
  },
  exit: {
    mathFlowFence() {
      if (this.stack.at(-1)?.type === "code") this.buffer()
    },
    mathFlowValue: readData,
    mathTextData: readData,
    mathFlow(token) {
      const value = this.resume().replace(/^\r?\n|\r?\n$/g, "")
      const node = this.stack.at(-1)
      if (node?.type === "code") node.value = value
      this.exit(token)
    },
    mathText(token) {
      const value = this.resume()
      const node = this.stack.at(-1)
      if (node?.type === "inlineCode") node.value = value
      this.exit(token)
    },
  },
}

function readData(this: CompileContext, token: Token): void {
  this.config.enter.data?.call(this, token)
  this.config.exit.data?.call(this, token)
}

const classesOf = (isDisplay: boolean): string[] => [
  "language-math",
  isDisplay ? "math-display" : "math-inline",
]

/** Writes formulas in sentences back as they were typed. */
const toMarkdown: Options = {
  handlers: {
    inlineCode(node: InlineCode, parent, state) {
      const classes = JSON.stringify(node.data?.hProperties?.className ?? "")
      if (!classes.includes("language-math")) return defaultHandlers.inlineCode(node, parent, state)
      const dollars = classes.includes("math-display") ? "$$" : "$"
      return dollars + node.value + dollars
    },
  },
}

/**
 * Formulas in Markdown, for both of its parsers (D1, D33): `$…$`, and `$$` around lines or in one. They become
 * `code.language-math`.
 */
export function remarkMath(this: Pick<Processor, "data">): void {
  const data: Record<string, unknown[] | undefined> = Object(this.data())
  const micromark = { flow: { [DOLLAR]: fencedMath }, text: { [DOLLAR]: mathText } }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), micromark]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), fromMarkdown]
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), toMarkdown]
}
