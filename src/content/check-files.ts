import { stat } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, extname, join, resolve } from "node:path"
import sharp from "sharp"
import { z } from "zod"
import { picture, relativeFile } from "../content-model/fields"
import { type ContentProblem, shortJson } from "./content-problem"
import type { ContentEntry, LoadedEntry } from "./read-entries"
import type { FieldPath } from "./read-yaml"

/** What gatsby-transformer-sharp processes. An article can also show a drawing as it is. */
const PROCESSED = [".png", ".jpg", ".jpeg", ".webp", ".avif"]

/** The fields of every kind of front matter that name pictures. */
const frontMatterPictures = z.object({
  cover: relativeFile.optional(),
  gallery: z.array(picture).default([]),
  portrait: picture.optional(),
})

/**
 * Checks that the files which an entry names exist. Not part of the cached compilation: a file can
 * disappear while the article stays the same.
 */
export async function checkFiles(loaded: LoadedEntry<object>): Promise<ContentProblem[]> {
  return [...(await checkPictures(loaded)), ...(await checkImports(loaded.entry))]
}

/** Pictures must be readable too: cover, gallery, portrait, and those of the text. */
async function checkPictures({ entry, locate }: LoadedEntry<object>): Promise<ContentProblem[]> {
  const folder = dirname(entry.absolutePath)
  const { cover, gallery, portrait } = frontMatterPictures.parse(entry.frontMatter)
  const fields: [path: FieldPath, target: string][] = [
    ...(cover ? [[["cover"], cover] satisfies [FieldPath, string]] : []),
    ...(portrait ? [[["portrait", "src"], portrait.src] satisfies [FieldPath, string]] : []),
    ...gallery.map(({ src }, index): [FieldPath, string] => [["gallery", index, "src"], src]),
  ]
  const pictures = [
    ...fields.map(([path, target]) => ({
      target,
      kinds: PROCESSED,
      field: path.join("."),
      ...locate(path),
    })),
    ...entry.images.map(image => ({ field: "image", kinds: [...PROCESSED, ".svg"], ...image })),
  ]
  const checked = await Promise.all(
    pictures.map(async ({ target, kinds, ...place }): Promise<ContentProblem[]> => {
      // An address of another kind is a problem already, found by the compiler.
      if (!relativeFile.safeParse(target).success) return []
      const fault = await pictureFault(folder, target, kinds)
      return fault ? [{ severity: "error", file: entry.file, ...place, ...fault }] : []
    }),
  )
  return checked.flat()
}

async function pictureFault(folder: string, target: string, kinds: readonly string[]) {
  const path = join(folder, target)
  if (!(await isFile(path))) {
    const received = `${shortJson(target)}, which is missing`
    return { expected: "a picture that exists beside this file", received }
  }
  const isPicture =
    kinds.includes(extname(path).toLowerCase()) &&
    (await sharp(path)
      .metadata()
      .catch(() => undefined))
  if (isPicture) return undefined
  const words = kinds.map(kind => kind.slice(1)).join(", ")
  return {
    expected: `a picture that can be read and shown here (${words})`,
    received: `${shortJson(target)}, which is not one`,
  }
}

/** How webpack finishes the name of a module. */
const ENDINGS = ["", ".mjs", ".js", ".jsx", ".ts", ".tsx", ".json", ".wasm"]

/** Modules that the build provides. */
const PROVIDED = ["site-facts"]

async function checkImports({
  file,
  absolutePath,
  imports,
}: ContentEntry<object>): Promise<ContentProblem[]> {
  const checked = await Promise.all(
    imports.map(async ({ target, line, column }): Promise<ContentProblem[]> => {
      if (await moduleExists(absolutePath, target)) return []
      const expected = target.startsWith(".")
        ? "a module that exists beside this file"
        : "a package that is installed"
      const received = `${shortJson(target)}, which is missing`
      return [{ severity: "error", file, line, column, field: "import", expected, received }]
    }),
  )
  return checked.flat()
}

async function moduleExists(article: string, target: string): Promise<boolean> {
  if (PROVIDED.includes(target)) return true
  const path = target.replace(/[?#].*$/, "")
  if (path.startsWith(".")) {
    const whole = resolve(dirname(article), path)
    return anyFile([whole, join(whole, "index")].flatMap(name => ENDINGS.map(end => name + end)))
  }
  const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
  const bases = [article, join(process.cwd(), "package.json")]
  const folders = bases.flatMap(base => createRequire(base).resolve.paths(name) ?? [])
  return anyFile(folders.map(folder => join(folder, name, "package.json")))
}

async function anyFile(paths: readonly string[]): Promise<boolean> {
  return (await Promise.all(paths.map(isFile))).includes(true)
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  )
