import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "./current-content"
import { isMeantForGatsby } from "./query-files"

export const COMPILER = "src/gatsby/plain-script.cjs"

/** Scripts of the project, and Gatsby's copies of its own. It makes others in `_this_is_virtual_fs_path_`. */
const SCRIPT = /\.tsx?$|\/\.cache\/(?!_)[\w/-]+\.js$/

/** Gatsby's rule for scripts. */
const GATSBYS = String(/\.(js|mjs|jsx|ts|tsx)$/)

/** Rule of webpack, as far as it is changed here. */
interface Rule {
  test?: unknown
  exclude?: unknown
}

/** Returns true for scripts without a query or an export for Gatsby, whose plugins of Babel compile those. */
const isPlain = (file: string): boolean =>
  SCRIPT.test(file) && !isMeantForGatsby(readFileSync(file, "utf8"))

/** Rule for scripts that are no business of Gatsby's. With `refresh`, a change of a component keeps its state. */
const plainScripts = (refresh: boolean) => ({
  test: isPlain,
  // The project's packages are CommonJS, Gatsby's files are not.
  type: "javascript/auto",
  loader: join(projectRoot(), COMPILER),
  options: {
    isModule: "unknown",
    jsc: {
      target: "es2020",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", development: refresh, refresh } },
    },
  },
})

/** Adds the rule, and makes Gatsby's leave them out. */
export function compilePlain(rules: Rule[], refresh: boolean): void {
  for (const rule of rules) if (String(rule.test) === GATSBYS) rule.exclude = isPlain
  rules.push(plainScripts(refresh))
}
