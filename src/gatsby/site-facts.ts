import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Content } from "../content/load-content"
import { publicFacts } from "../site/public-facts"
import { projectRoot } from "./current-content"

/** Where the import `site-facts` leads. */
export const factsFile = (): string => join(projectRoot(), ".cache/site-facts.json")

/**
 * Writes what every page carries of the site file; the import `site-facts` finds it there. Again when the
 * file has changed: in development the page follows.
 */
export async function writeSiteFacts({ site }: Pick<Content, "site">): Promise<void> {
  if (!site)
    throw new Error("The content check should have stopped a build without content/site.yml.")
  await mkdir(join(projectRoot(), ".cache"), { recursive: true })
  const facts = JSON.stringify(publicFacts(site, new Date()))
  const written = await readFile(factsFile(), "utf8").catch(() => null)
  // A file written anew would make webpack compile every page again.
  if (facts !== written) await writeFile(factsFile(), facts)
}
