import { hash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { mapConcurrently } from "../content/folder-files"
import { isHashedFile } from "../shared/hashed-file"

const OWN_SCRIPT = /<script src="([^"]+)"/g

/**
 * writes the digest of each script beside its address into the pages (subresource integrity): the browser runs it
 * whole or not at all. Half a script is a missing one, which the guarded reload is for (S-16).
 */
export async function writeScriptDigests(
  site: string,
  files: readonly string[],
  pathPrefix: string,
): Promise<void> {
  const scripts = files.filter(file => isHashedFile(file) && file.endsWith(".js"))
  const digests = new Map(
    await mapConcurrently(scripts, async file => {
      const digest = hash("sha384", await readFile(join(site, file)), "base64")
      return [`${pathPrefix}/${file}`, digest] as const
    }),
  )
  const pages = files.filter(file => file.endsWith(".html"))
  await mapConcurrently(pages, async page => {
    const html = await readFile(join(site, page), "utf8")
    const written = html.replaceAll(OWN_SCRIPT, (tag, src) => {
      const digest = digests.get(src)
      return digest ? `${tag} integrity="sha384-${digest}"` : tag
    })
    await writeFile(join(site, page), written)
  })
}
