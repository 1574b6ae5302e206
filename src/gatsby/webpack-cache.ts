import { digestOf } from "../content/folder-files"
import { projectRoot } from "./current-content"

export const OWN_TEXTS = "src/gatsby/own-texts.cjs"
export const GATSBY_LOADER = "src/gatsby/gatsby-loader.cjs"

/** What is used of webpack. */
export interface Compiler {
  hooks: { done: Hook<Stats>; compilation: Hook<Compilation> }
}

interface Hook<Subject> {
  tap(name: string, call: (subject: Subject) => void): void
}

interface Compilation {
  hooks: { beforeHash: Hook<void> }
  children: object[]
}

interface Stats {
  compilation: { buildDependencies: Set<string> }
}

/**
 * To know when its cache is out of date, webpack follows each import of Gatsby, of Babel and of itself: thousands of
 * files. The lock file tells as much.
 */
export function forgetBuilders({ hooks }: Compiler): void {
  hooks.done.tap("forgetBuilders", ({ compilation }) => compilation.buildDependencies.clear())
}

/**
 * Each style sheet is a build of its own, whose digest is part of the whole build's; taken from the cache, there is none.
 * By another digest of the same scripts, Gatsby would write every page again.
 */
export function forgetStyleBuilds({ hooks }: Compiler): void {
  hooks.compilation.tap("forgetStyleBuilds", compilation => {
    compilation.hooks.beforeHash.tap("forgetStyleBuilds", () => {
      compilation.children = []
    })
  })
}

/** Of what decides how modules are compiled: the packages, Gatsby's two files with all that they import, our loaders. */
export const buildersDigest = (): Promise<string> =>
  digestOf(projectRoot(), [
    "package-lock.json",
    ".cache/compiled/gatsby-config.js",
    ".cache/compiled/gatsby-node.js",
    OWN_TEXTS,
    GATSBY_LOADER,
  ])
