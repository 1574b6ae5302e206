import type { InlineCode } from "mdast"
import type { Extension } from "mdast-util-from-markdown"
import { defaultHandlers, type Options } from "mdast-util-to-markdown"
import { math } from "micromark-extension-math"
import type { Code, Construct, State } from "micromark-util-types"
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
    let isEscaped = false

    const read: State = code => {
      const isDollar = code === DOLLAR && !isEscaped
      if (last === null && isDollar && opening < 2) opening += 1
      else if (closing === opening) {
        if (isWord(code) || (opening === 1 && isSpace(last))) return nok(code)
        effects.exit("mathText")
        return ok(code)
      } else if (last !== null && isDollar) closing += 1
      else {
        const isFirstSpace = last === null && opening === 1 && isSpace(code)
        if (code === null || isDollar || closing > 0 || isFirstSpace) return nok(code)
        isEscaped = code === BACKSLASH && !isEscaped
        last = code
      }
      const token = isLineEnding(code) ? "lineEnding" : "mathTextData"
      effects.enter(token)
      effects.consume(code)
      effects.exit(token)
      return read
    }

    return code => {
      effects.enter("mathText")
      return read(code)
    }
  },
}

const [mathFlow] = [math().flow?.[DOLLAR]].flat()

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
    const sign: State = code => {
      if (code === null || isLineEnding(code)) {
        effects.exit("chunkText")
        return ok(code)
      }
      if (code !== DOLLAR && !isSpace(code)) return nok(code)
      effects.consume(code)
      return sign
    }
    return code => {
      effects.enter("chunkText")
      return sign(code)
    }
  },
}

/** Formulas are code in the language `math`, as ```math is: what reads code leaves them alone. */
const fromMarkdown: Extension = {
  enter: {
    mathFlow(token) {
      this.enter({ type: "code", lang: "math", value: "" }, token)
    },
    mathText(token) {
      const [, dollars, value = ""] = FORMULA.exec(this.sliceSerialize(token)) ?? []
      const className = ["language-math", dollars === "$" ? "math-inline" : "math-display"]
      this.enter({ type: "inlineCode", value, data: { hProperties: { className } } }, token)
    },
  },
  exit: {
    mathFlowFence() {
      if (this.stack.at(-1)?.type === "code") this.buffer()
    },
    mathFlowValue(token) {
      this.config.enter.data?.call(this, token)
      this.config.exit.data?.call(this, token)
    },
    mathFlow(token) {
      const value = this.resume().replace(/^\r?\n|\r?\n$/g, "")
      const node = this.stack.at(-1)
      if (node?.type === "code") node.value = value
      this.exit(token)
    },
    mathText(token) {
      this.exit(token)
    },
  },
}

const FORMULA = /^(\$\$?)([\s\S]*)\1$/

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
