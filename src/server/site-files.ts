import { readdir } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"

/** A precompressed sibling: the name of its encoding, and the ending of its file. */
const ENDINGS = { br: ".br", gzip: ".gz" } as const

export type Encoding = keyof typeof ENDINGS

/** Best first. */
export const ENCODINGS: readonly Encoding[] = ["br", "gzip"]

/** The files that may be served: URL path → the encodings that lie ready beside the file. */
export type SiteFiles = ReadonlyMap<string, readonly Encoding[]>

/** The file name of an encoded variant. */
export const variantOf = (path: string, encoding: Encoding): string => path + ENDINGS[encoding]

/**
 * Lists the static output once. What is not on this list does not exist for the server, whatever
 * the address is made of: traversal, dot files and odd encodings find nothing.
 */
export async function listSiteFiles(directory: string): Promise<SiteFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(entry => urlPath(relative(directory, join(entry.parentPath, entry.name))))
      .filter(path => !isHidden(path)),
  )
  const files = new Map<string, readonly Encoding[]>()
  for (const path of paths) {
    if (isVariant(path, paths)) continue
    files.set(
      path,
      ENCODINGS.filter(encoding => paths.has(variantOf(path, encoding))),
    )
  }
  return files
}

const urlPath = (file: string): string => `/${file.split(sep).join("/")}`

/** `/.well-known/` is the one dotted name that is meant for the public (RFC 8615). */
const isHidden = (path: string): boolean => path.replace(/^\/\.well-known\//, "/").includes("/.")

function isVariant(path: string, paths: ReadonlySet<string>): boolean {
  const ending = extname(path)
  return Object.values<string>(ENDINGS).includes(ending) && paths.has(path.slice(0, -ending.length))
}
