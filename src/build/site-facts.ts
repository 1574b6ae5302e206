import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { publicFacts } from "../site/public-facts"
import { currentContent, projectRoot } from "./current-content"

/** Where the import `site-facts` leads. */
export const factsFile = (): string => join(projectRoot(), ".cache/site-facts.json")

/** Writes what every page carries of the site file; the import `site-facts` finds it there. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const { site } = await currentContent()
  if (!site)
    throw new Error(
      "content/site.yml was not read; the content check should have stopped the build.",
    )
  await mkdir(join(projectRoot(), ".cache"), { recursive: true })
  await writeFile(factsFile(), JSON.stringify(publicFacts(site, new Date())))
}
