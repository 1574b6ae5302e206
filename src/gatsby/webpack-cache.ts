import { digestOf } from "../content/folder-files"
import { currentContent, projectRoot } from "./current-content"
import { COMPILER } from "./webpack-scripts"

export const OWN_TEXTS = "src/gatsby/own-texts.cjs"

interface Hook<Subject> {
  tap(name: string, call: (subject: Subject) => void): void
}

interface Compilation {
  hooks: { beforeHash: Hook<void> }
  buildDependencies: Set<string>
  children: object[]
}

/** Used part of webpack. */
interface Compiler {
  hooks: { done: Hook<{ compilation: Compilation }>; compilation: Hook<Compilation> }
}

/** A plugin of ours, or webpack's own that replaces expressions in the scripts. */
export type Plugin = { apply(compiler: Compiler): void } | DefinePlugin
type DefinePlugin = { definitions: Record<string, unknown> }

/**
 * To know when its cache is out of date, webpack follows each import of Gatsby, of Babel and of itself: thousands of
 * files. The lock file suffices. And each style sheet is a build of its own, whose digest is part of the whole build's;
 * taken from the cache, there is none: by another digest of the same scripts, Gatsby would write every page again.
 */
export function steadyCache({ hooks }: Compiler): void {
  hooks.compilation.tap("steadyCache", ({ hooks: { beforeHash }, children }) =>
    beforeHash.tap("steadyCache", () => void children.splice(0)),
  )
  hooks.done.tap("steadyCache", ({ compilation }) => compilation.buildDependencies.clear())
}

/**
 * Makes the version of webpack's cache from everything that decides how modules are compiled: the packages, Gatsby's two
 * files with all that they import, our loaders, whether articles are set, and what is written into them.
 */
export async function keepCache({
  cache,
  plugins,
}: {
  cache?: object
  plugins: object[]
}): Promise<void> {
  if (!cache) return
  const compiled = [".cache/compiled/gatsby-config.js", ".cache/compiled/gatsby-node.js"]
  const files = ["package-lock.json", ...compiled, OWN_TEXTS, COMPILER]
  const { written, typography } = (await currentContent()).settings
  const version = `${await digestOf(projectRoot(), files)} ${typography} ${JSON.stringify(written)}`
  Object.assign(cache, { version, buildDependencies: { defaultWebpack: [] } })
  plugins.push({ apply: steadyCache })
}

/**
 * For the scripts that render pages, Gatsby replaces each name of the environment by its value: one name more, as in
 * another terminal or once sharp is loaded, and all would be compiled again. They read it when they run, in the same
 * environment.
 */
export function readEnvironment({ definitions }: DefinePlugin): void {
  delete definitions["process.env"]
  for (const [name, value] of Object.entries(process.env)) {
    const key = `process.env.${name}`
    const isOwn = /^(?:GATSBY_|NODE_ENV$)/.test(name)
    if (!isOwn && definitions[key] === JSON.stringify(value)) delete definitions[key]
  }
}
