import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { z } from "zod"
import type { ListedPage } from "../shared/listed-page"

const latestBuild = z.object({ id: z.string(), timestamp: z.number() })

/** S-27: what an open page asks for to learn of a new version. */
type LatestBuild = z.infer<typeof latestBuild>

/** What an open page asks for to learn of a new version. */
export const LATEST = "builds/latest.json"

/** Folder of the builds' manifests. */
export const BUILD_MANIFESTS = "builds/meta/"

/** The manifest of a build, by its id. */
export const manifestOf = (id: string): string => `${BUILD_MANIFESTS}${id}.json`

/**
 * S-27: writes `builds/latest.json` and `builds/meta/{id}.json` into the site. A build that changed nothing
 * keeps its id and its time (in milliseconds, of when that output was new): `last` is the site of the release
 * before. Returns the names of the files.
 */
export async function writeBuildIdentity(
  site: string,
  last: string,
  build: { id: string; pages: readonly ListedPage[]; now: Date },
): Promise<string[]> {
  const before = await readLatest(last)
  const timestamp = before?.id === build.id ? before.timestamp : build.now.getTime()
  const latest: LatestBuild = { id: build.id, timestamp }
  const meta = manifestOf(build.id)
  await mkdir(dirname(join(site, meta)), { recursive: true })
  await writeFile(join(site, LATEST), JSON.stringify(latest))
  await writeFile(join(site, meta), JSON.stringify({ ...latest, pages: build.pages }))
  return [LATEST, meta]
}

async function readLatest(site: string): Promise<LatestBuild | undefined> {
  try {
    return latestBuild.parse(JSON.parse(await readFile(join(site, LATEST), "utf8")))
  } catch {
    // The first build, or one from before there was an identity.
    return undefined
  }
}
