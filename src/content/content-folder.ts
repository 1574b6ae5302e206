import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "./folder-files"

/** The template's own content, below the project's root. Its files in `static` are copied as they are. */
export const DEMONSTRATION = "content/demonstration"

const OWN = "content"

/** Files in the `content` of a fresh checkout that are not the owner's. */
const NOBODYS = /^(?:demonstration$|words\.txt$|\.)/

/**
 * The folder of the content, from the project's root: `content`, or the demonstration as long as `content` has nothing
 * else. Never both: pages of one refer to pages of the same.
 */
export function contentFolder(root: string): string {
  if (!existsSync(join(root, DEMONSTRATION))) return OWN
  return readdirSync(join(root, OWN)).every(name => NOBODYS.test(name)) ? DEMONSTRATION : OWN
}

/** Whether the site shows the demonstration. */
export const isDemonstration = (root: string): boolean => contentFolder(root) === DEMONSTRATION

/** Git keeps an empty folder by such a file. */
const KEEPS_FOLDER = /(?:^|\/)\.gitkeep$/

/**
 * The files that are copied as they are, each with the folder it is in: those of `static/`, and until there is content
 * of the owner's those of the demonstration, which `static/` can replace.
 */
export async function staticFiles(root: string): Promise<Map<string, string>> {
  const files = await Promise.all(
    staticFolders(root).map(async folder =>
      (await listFiles(folder)).map(file => [file, folder] as const),
    ),
  )
  return new Map(files.flat().filter(([file]) => !KEEPS_FOLDER.test(file)))
}

/** The static file, or folder, that has this path on the site. */
export const staticPath = (root: string, path: string): string | undefined =>
  staticFolders(root)
    .map(folder => join(folder, path))
    .findLast(existsSync)

const staticFolders = (root: string): string[] => [
  ...(isDemonstration(root) ? [join(root, DEMONSTRATION, "static")] : []),
  join(root, "static"),
]
