import { constants, existsSync } from "node:fs"
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { messages } from "../messages/messages"
import { DEMONSTRATION } from "./content-folder"
import { listFiles } from "./folder-files"

/** Files of `static/`; the rest goes into `content/`. */
const STATIC = /^static\//

/** Files of the owner's identity. */
const IDENTITY = /^(?:site\.yml|cv\.yml|(?:pages|static)\/.+)$/

/** Schema references of the site file and the CV. */
const SCHEMAS = /(\$schema=)\.\.\/(?=\.\.\/schemas\/)/

/** Each line that links to a post or a project, and then each heading that another one follows at once. */
const REFERENCES = [/^.*(?:: |\()\/(?:blog|project)\/.*\n?/gm, /^## .*\n\s*(?=## )/gm]

/**
 * Copies the demonstration to the owner's content, to be replaced piece by piece, and returns the number of files.
 * Throws, and changes nothing, when the owner has a site file, without which no content is a site. Existing files stay.
 * @param isIdentity copies no posts and projects, and no line that links to them
 */
export async function ejectDemonstration(root: string, isIdentity = false): Promise<number> {
  const isSite = existsSync(join(root, "content/site.yml"))
  if (isSite || !existsSync(join(root, DEMONSTRATION)))
    throw new Error(messages.scaffold.ownContent)
  const files = (await listFiles(join(root, DEMONSTRATION))).filter(
    file => !isIdentity || IDENTITY.test(file),
  )
  let copied = 0
  for (const file of files) {
    const target = join(root, STATIC.test(file) ? file : `content/${file}`)
    if (existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true })
    const source = join(root, DEMONSTRATION, file)
    if (/^[^/]+\.yml$|\.mdx?$/.test(file)) {
      const text = (await readFile(source, "utf8")).replace(SCHEMAS, "$1")
      const left = isIdentity ? REFERENCES : []
      await writeFile(
        target,
        left.reduce((kept, line) => kept.replace(line, ""), text),
      )
    } else await copyFile(source, target, constants.COPYFILE_EXCL)
    copied += 1
  }
  return copied
}
