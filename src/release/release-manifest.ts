import { readFile } from "node:fs/promises"
import { z } from "zod"
import { inputDigest } from "./build-inputs"
import { releaseLayout } from "./release-layout"

const releaseManifest = z.object({
  /** Changes exactly when the output changes. */
  id: z.string(),
  builtAt: z.iso.datetime(),
  /** D4: hashed files that are the last release's, for tabs that have it open. */
  kept: z.array(z.string()).default([]),
  origin: z.string(),
  pathPrefix: z.string(),
  /** Old addresses, and the pages that they lead to. */
  aliases: z.record(z.string(), z.string()).default({}),
  /** What the release was built from. */
  inputs: z.string(),
  /** When a dated post is due, after which the release is out of date. */
  nextPublication: z.iso.datetime().nullable(),
})

export type ReleaseManifest = z.infer<typeof releaseManifest>

/**
 * Says whether the last release still is what a build would make now: same inputs,
 * and no post has become due. A release that cannot be read counts as out of date.
 */
export async function isReleaseCurrent(root: string, now: Date): Promise<boolean> {
  const source = await readFile(releaseLayout(root).manifest, "utf8").catch(() => "")
  const manifest = releaseManifest.safeParse(parseJson(source)).data
  if (!manifest) return false
  const due = manifest.nextPublication !== null && new Date(manifest.nextPublication) <= now
  return !due && manifest.inputs === (await inputDigest(root))
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}
