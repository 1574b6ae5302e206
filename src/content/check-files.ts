import { mediaKind } from "@site/articles"
import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { ICON } from "../shared/site-icons"
import { staticPath } from "./content-folder"
import type { Entry } from "./read-entries"
import {
  mediaFacts,
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
  const { file, absolutePath, frontMatter, images, uncaptioned } = entry
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
  return problems
}

/** Checks that the drawing of the site's icons can be drawn; `checkSite` reports a missing one. */
export async function checkIcon(root: string): Promise<ContentProblem[]> {
  const path = staticPath(root, ICON)
  const fault = path && (await readFault(path, ICON, [".svg"]))
  return fault ? [partProblem({ file: `static${ICON}`, line: 1 }, "file", fault)] : []
}
