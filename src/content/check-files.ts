import fs from "node:fs"
import { dirname, extname, join } from "node:path"
import { CachedInputFileSystem, ResolverFactory } from "enhanced-resolve"
import sharp from "sharp"
import { relativeFile } from "../content-model/fields"
import { messages } from "../messages/messages"
import { type ContentProblem, type Fault, partName, problemAt, shortJson } from "./content-problem"
import { drawingFault, isDrawing } from "./drawing-fault"
import type { Entry } from "./read-entries"
import type { FieldPath } from "./read-yaml"

/** What gatsby-transformer-sharp processes. Articles and covers can also show a drawing. */
const PROCESSED = [".png", ".jpg", ".jpeg", ".webp", ".avif"]
const SHOWN = [...PROCESSED, ".svg"]

/**
 * Checks that the files which an entry names exist, and that pictures can be read. Not part of the cached
 * compilation: a file can disappear while the article stays the same.
 */
export async function checkFiles(entry: Entry): Promise<ContentProblem[]> {
  const { file, absolutePath, frontMatter, images, imports } = entry
  const { cover, gallery = [], portrait } = frontMatter
  const problems: ContentProblem[] = []
  const fields: [path: FieldPath, target: string | undefined][] = [
    [["portrait", "src"], portrait?.src],
    ...gallery.map(({ src }, index): [FieldPath, string] => [["gallery", index, "src"], src]),
  ]
  if (cover) {
    const path = join(dirname(absolutePath), cover)
    const fault =
      (await pictureFault(absolutePath, cover, SHOWN)) ??
      (isDrawing(cover) ? drawingFault(path) : undefined)
    if (fault) problems.push(entry.problem(["cover"], fault))
  }
  for (const [path, target] of fields) {
    const fault = target && (await pictureFault(absolutePath, target, PROCESSED))
    if (fault) problems.push(entry.problem(path, fault))
  }
  for (const { target, ...place } of images) {
    const fault = await pictureFault(absolutePath, target, SHOWN)
    if (fault) problems.push(problemAt({ file, ...place }, partName("image"), fault))
  }
  for (const { target, ...place } of imports) {
    if (moduleExists(absolutePath, target)) continue
    const words = messages().references.file
    const expected = target.startsWith(".") ? words.module : words.package
    problems.push(problemAt({ file, ...place }, partName("import"), missing(expected, target)))
  }
  return problems
}

async function pictureFault(
  article: string,
  target: string,
  kinds: readonly string[],
): Promise<Fault | undefined> {
  // Others would not be resized, and the page's policy blocks other sites.
  if (!relativeFile.safeParse(target).success)
    return { expected: messages().schema.beside, received: shortJson(target) }
  const words = messages().references.file
  const path = join(dirname(article), target)
  if (!fs.existsSync(path)) return missing(words.picture, target)
  const isPicture =
    kinds.includes(extname(path).toLowerCase()) &&
    (await sharp(path)
      .metadata()
      .catch(() => undefined))
  if (isPicture) return undefined
  const endings = kinds.map(kind => kind.slice(1)).join(", ")
  return { expected: words.readable(endings), received: words.notPicture(shortJson(target)) }
}

/** A fault of a file that is not there. */
const missing = (expected: string, file: string): Fault => ({
  expected,
  received: messages().report.missing(shortJson(file)),
})

/** Finds modules as webpack does in Gatsby. Keeps nothing: a file that is missing may be there a moment later. */
const resolver = ResolverFactory.createResolver({
  fileSystem: new CachedInputFileSystem(fs, 0),
  useSyncFileSystemCalls: true,
  extensions: [".mjs", ".js", ".jsx", ".ts", ".tsx", ".json", ".wasm"],
  conditionNames: ["import", "browser", "webpack", "module", "require"],
  mainFields: ["browser", "module", "main"],
  modules: ["node_modules", join(process.cwd(), "node_modules")],
  // The build provides it.
  alias: { "site-facts": false },
})

function moduleExists(article: string, target: string): boolean {
  try {
    resolver.resolveSync({}, dirname(article), target)
    return true
  } catch {
    return false
  }
}
