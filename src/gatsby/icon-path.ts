import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { projectRoot } from "./current-content"

/**
 * Outline of a technology's icon, in a field of 24 by 24. Takes a name at simpleicons.org.
 * Throws when there is no such icon; the content check looks first.
 */
export async function iconPath(name: string): Promise<string | null> {
  const packageEntry = createRequire(join(projectRoot(), "package.json")).resolve("simple-icons")
  const file = join(dirname(packageEntry), "icons", `${name}.svg`)
  return / d="([^"]+)"/.exec(await readFile(file, "utf8"))?.[1] ?? null
}
