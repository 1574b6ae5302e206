import { join } from "node:path"

/**
 * The inline scripts of documents, as the code that renders them writes them. The policy allows these and no others (D5):
 * it is never read off a finished page, in which an author's text stands too.
 */
export const INLINE_SCRIPTS = ".cache/inline-scripts.json"

/** Scripts that this process has written so far. */
const written = new Set<string>()

/**
 * Names the inline scripts of a document for the release. Every document has the same ones, and each process that renders
 * documents writes the whole list.
 */
export function nameInlineScripts(scripts: readonly string[], root = process.cwd()): void {
  if (scripts.every(script => written.has(script))) return
  for (const script of scripts) written.add(script)
  const file = join(root, INLINE_SCRIPTS)
  const part = `${file}.${process.pid}`
  // Not imported: Gatsby would render all pages again with each build whose rendering uses the file system.
  const { renameSync, writeFileSync } = process.getBuiltinModule("node:fs")
  writeFileSync(part, JSON.stringify([...written]))
  renameSync(part, file)
}
