import { readdir } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { mediaKind } from "@site/articles"
import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { ICON } from "../shared/site-icons"
import { staticPath } from "./content-folder"
import type { Entry } from "./read-entries"
import {
  mediaFacts,
  missing,
  PROCESSED,
  pictureFault,
  readFault,
  SHOWN,
  shownFault,
  shownPath,
} from "./shown-file"

/**
 * Checks that the files which an entry names exist, and that pictures can be read. Not part of the cached
 * compilation: a file can disappear while the article stays the same.
 */
export async function checkFiles(entry: Entry, root: string): Promise<ContentProblem[]> {
  const { file, absolutePath, frontMatter, images, imports, uncaptioned } = entry
  const { cover, gallery = [], portrait } = frontMatter
  const problems: ContentProblem[] = []
  const fields = [
    { path: ["cover"], target: cover, kinds: SHOWN },
    { path: ["portrait", "src"], target: portrait?.src, kinds: PROCESSED },
    ...gallery.map(({ src: target }, index) => {
      return { path: ["gallery", index, "src"], target, kinds: PROCESSED }
    }),
  ]
  for (const { path, target, kinds } of fields) {
    const fault = target && (await pictureFault(root, absolutePath, target, kinds))
    if (fault) problems.push(entry.problem(path, fault))
  }
  for (const { target, ...place } of images) {
    const fault = await shownFault(root, absolutePath, target)
    const part = mediaKind(target) ? "file" : "image"
    if (fault) problems.push(partProblem({ file, ...place }, part, fault))
  }
  for (const { target, ...place } of uncaptioned) {
    const facts = await mediaFacts(shownPath(root, absolutePath, target))
    if (!facts?.hasSound) continue
    const { spoken: expected, captionsHint: hint } = messages.references.file
    const fault = { severity: "warning", expected, received: shortJson(target), hint } as const
    problems.push(partProblem({ file, ...place }, "file", fault))
  }
  for (const { target, ...place } of imports) {
    if (!target.startsWith(".") || (await isModule(join(dirname(absolutePath), target)))) continue
    const fault = missing(messages.references.file.module, target)
    problems.push(partProblem({ file, ...place }, "import", fault))
  }
  return problems
}

/** True for a file or folder, as far as webpack adds its ending. Its own error has a place of the compiled text. */
async function isModule(path: string): Promise<boolean> {
  const names = await readdir(dirname(path)).catch((): string[] => [])
  const [name, ...others] = [basename(path), ".mjs", ".js", ".jsx", ".ts", ".tsx", ".json", ".wasm"]
  return ["", ...others].some(ending => names.includes(`${name}${ending}`))
}

/** Checks that the drawing of the site's icons can be drawn; `checkSite` reports a missing one. */
export async function checkIcon(root: string): Promise<ContentProblem[]> {
  const path = staticPath(root, ICON)
  const fault = path && (await readFault(path, ICON, [".svg"]))
  return fault ? [partProblem({ file: `static${ICON}`, line: 1 }, "file", fault)] : []
}
