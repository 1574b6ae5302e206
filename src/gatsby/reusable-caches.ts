import { mkdir, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { z } from "zod"
import { readJson } from "../content/folder-files"
import { currentContent, projectRoot } from "./current-content"

/** Exists while Gatsby's caches are whole. Holds the path of the site that they are for. */
const REUSABLE = ".cache/reusable.json"

const reusable = z.object({ pathPrefix: z.string() })

/**
 * Removes Gatsby's caches unless the build that wrote them ended well and was of a site below the same path. Gatsby writes
 * nodes at once but its state at the end: after a build that was stopped, removed pages stay, and no query runs for a node
 * that changed. Its page data holds addresses with the path.
 */
export async function removeUnusableCaches(root: string, pathPrefix: string): Promise<void> {
  const last = await readJson(join(root, REUSABLE), reusable)
  if (last?.pathPrefix === pathPrefix) return
  // The file first, because this may be stopped, too.
  for (const name of [REUSABLE, ".cache", "public"])
    await rm(join(root, name), { recursive: true, force: true })
}

/** Call when Gatsby's build has ended well, and before development, which has no end. */
export async function keepCaches(root: string, pathPrefix: string): Promise<void> {
  const file = join(root, REUSABLE)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(reusable.parse({ pathPrefix })))
}

/** Runs before Gatsby changes its nodes. Waits for the content, because an error in it costs no caches. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  if (process.env.NODE_ENV === "development") return
  await currentContent()
  await rm(join(projectRoot(), REUSABLE), { force: true })
}
