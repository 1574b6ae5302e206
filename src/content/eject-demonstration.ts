import { constants, existsSync } from "node:fs"
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { messages } from "../messages/messages"
import { DEMONSTRATION, MEASURES } from "./content-folder"
import { listFiles } from "./folder-files"

/** What is below `static/` goes there, and the rest into `content/`. */
const STATIC = /^static\//

/** Where the site file and the CV name their schemas. */
const SCHEMAS = /(\$schema=)\.\.\/(?=\.\.\/schemas\/)/

/**
 * Copies the demonstration to where the owner's content is, to be replaced piece by piece, and returns how many files.
 * Throws, and changes nothing, when there is a site file of the owner's, without which no content is a site. Files that
 * are there stay.
 */
export async function ejectDemonstration(root: string): Promise<number> {
  const isSite = existsSync(join(root, "content/site.yml"))
  if (isSite || !existsSync(join(root, DEMONSTRATION)))
    throw new Error(messages().scaffold.ownContent)
  const files = (await listFiles(join(root, DEMONSTRATION))).filter(file => file !== MEASURES)
  let copied = 0
  for (const file of files) {
    const target = join(root, STATIC.test(file) ? file : `content/${file}`)
    if (existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true })
    const source = join(root, DEMONSTRATION, file)
    if (/^[^/]+\.yml$/.test(file))
      await writeFile(target, (await readFile(source, "utf8")).replace(SCHEMAS, "$1"))
    else await copyFile(source, target, constants.COPYFILE_EXCL)
    copied += 1
  }
  return copied
}
