import { listFiles } from "../../src/content/folder-files"
import { StartupError } from "../../src/shared/startup-error"

/** Tests that the arguments of `npm test` and `npm run test:all` choose. */
export interface Choice {
  /** Parts of paths; none: every file. */
  words: readonly string[]
  tiers: readonly Tier[]
  isWithBrowser: boolean
  /** True when each browser test leaves a trace. */
  isTraced: boolean
}

/** `first` is what `npm test` runs, `rest` what `npm run test:all` adds. */
export type Tier = "first" | "rest"

const USAGE = `npm test -- [WORD…] [--no-browser] [--trace]
npm run test:all -- [WORD…] [--no-browser] [--trace] [--rest]
WORD: runs only files of tests whose path has it. --rest: without what npm test runs.`

/** Reads the arguments. Throws with the usage for an unknown option. */
export function readChoice(args: readonly string[]): Choice {
  const options = args.filter(arg => arg.startsWith("-"))
  const isAll = options.includes("--all")
  const known = ["--all", "--no-browser", "--trace", ...(isAll ? ["--rest"] : [])]
  const unknown = options.find(option => !known.includes(option))
  if (unknown) throw new StartupError(`Unknown option ${unknown}.\n${USAGE}`)
  return {
    words: args.filter(arg => !arg.startsWith("-")),
    tiers: [
      ...(options.includes("--rest") ? [] : (["first"] as const)),
      ...(isAll ? (["rest"] as const) : []),
    ],
    isWithBrowser: !options.includes("--no-browser"),
    isTraced: options.includes("--trace"),
  }
}

/** Files of tests, by the step that runs them. */
export type Files = Record<"servers" | "units" | "browser", string[]>

/** Place and ending of a file tell its tier. */
const KINDS: Record<Tier, Record<keyof Files, RegExp>> = {
  first: {
    servers: /\.servers\.test\.ts$/,
    units: /(?<!\.(?:servers|trial))\.test\.tsx?$/,
    browser: /^src\/e2e\/(?!more\/).*\.spec\.ts$/,
  },
  rest: {
    servers: /\.trial\.test\.tsx?$/,
    units: /(?!)/,
    browser: /^src\/e2e\/more\/.*\.spec\.ts$/,
  },
}

/** Files of a tier that have one of the words in their path from the project. */
export async function filesOf(tier: Tier, words: readonly string[]): Promise<Files> {
  const nested = await Promise.all(
    ["src", "packages", "tools"].map(async folder =>
      (await listFiles(folder)).map(file => `${folder}/${file}`),
    ),
  )
  const files = nested
    .flat()
    .filter(file => words.length === 0 || words.some(word => file.includes(word)))
  const { servers, units, browser } = KINDS[tier]
  return {
    servers: files.filter(file => servers.test(file)),
    units: files.filter(file => units.test(file)),
    browser: files.filter(file => browser.test(file)),
  }
}
