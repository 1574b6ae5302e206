import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { readYamlFile } from "../content/read-yaml"
import { publicFacts, type SiteFacts, siteSchema } from "../site/site-schema"
import { projectRoot } from "./current-content"

/** The file of the import `site-facts`. */
export const factsFile = (): string => join(projectRoot(), ".cache/site-facts.json")

/**
 * Writes the facts of the site file that every page carries, for the import `site-facts`. Call again when the
 * file has changed, so that development shows it.
 */
export async function writeSiteFacts(site: SiteFacts): Promise<void> {
  await mkdir(join(projectRoot(), ".cache"), { recursive: true })
  const facts = JSON.stringify(publicFacts(site, new Date()))
  const written = await readFile(factsFile(), "utf8").catch(() => null)
  // Writing the file again would make webpack compile every page again.
  if (facts !== written) await writeFile(factsFile(), facts)
}

/** Makes the module `site-facts` for webpack. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const { value } = await readYamlFile(projectRoot(), "site.yml", siteSchema, true)
  // The content check stops a build without one.
  if (value) await writeSiteFacts(value)
}
