import { type Content, loadContent } from "../content/load-content"

let current: Promise<Content> | undefined

/** The project's root. Gatsby always runs there; `__dirname` of a compiled gatsby file is another folder. */
export const projectRoot = (): string => process.cwd()

/** The content as it was read last; reads it the first time. */
export function currentContent(): Promise<Content> {
  current ??= loadContent(projectRoot())
  return current
}

/** Reads the content again: a file has changed. Unchanged articles come from the cache, those of `keep` stay in it. */
export function reloadContent(keep: readonly string[]): Promise<Content> {
  current = loadContent(projectRoot(), { keep })
  return current
}
