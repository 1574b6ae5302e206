import { parseArgs } from "node:util"
import { StartupError } from "../server/startup-error"

const OPTIONS = {
  since: { type: "string" },
  until: { type: "string" },
  path: { type: "string" },
  top: { type: "string" },
  json: { type: "boolean" },
  csv: { type: "boolean" },
  html: { type: "string" },
  help: { type: "boolean" },
} as const

type Name = keyof typeof OPTIONS
export type GivenOptions = Partial<Record<Name, string>>

const isName = (name: string): name is Name => Object.hasOwn(OPTIONS, name)

const MORE = "see npm run stats -- --help"

/**
 * The options as they were written, each once: `parseArgs` itself is strict in other words than ours.
 * Throws a `StartupError` for the first one that is unknown, incomplete or repeated.
 */
export function givenOptions(args: readonly string[]): GivenOptions {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  const given: GivenOptions = {}
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue
    if (token.kind === "positional") {
      throw new StartupError(
        `"${token.value}" belongs to no option: options of npm run stats come after a “--” of their own, as in npm run stats -- --since 2026-01-31; ${MORE}.`,
      )
    }
    const { name, rawName, value, inlineValue } = token
    if (!isName(name)) {
      const names = Object.keys(OPTIONS).map(known => `--${known}`)
      throw new StartupError(
        `${rawName} is no option of npm run stats: expected one of ${names.join(", ")}; ${MORE}.`,
      )
    }
    if (given[name] !== undefined) {
      throw new StartupError(`--${name} was given twice: give it once.`)
    }
    const takesValue = OPTIONS[name].type === "string"
    if (takesValue && (!value || (!inlineValue && value.startsWith("-")))) {
      throw new StartupError(`--${name} needs a value after it, received none: ${MORE}.`)
    }
    if (!takesValue && inlineValue) {
      throw new StartupError(
        `--${name} takes no value, received "${value}": write --${name} alone.`,
      )
    }
    given[name] = value ?? ""
  }
  return given
}
