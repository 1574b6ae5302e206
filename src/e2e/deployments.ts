import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { listFiles } from "../content/folder-files"
import { keepLastFiles } from "../release/last-files"
import { manifestSchema, releaseLayout } from "../release-format/release-files"
import { type StoredBuild, storedRelease } from "../testing/builds/stored-builds"
import { serveSite } from "../testing/serve-site"

/** A site that runs, and into which builds are deployed as `npm run build` does it: by renaming a folder. */
export interface DeployedSite {
  address: string
  /** Puts a build in the place of the one that is served, which leaves its hashed files for one release. */
  deploy(build: StoredBuild): Promise<void>
  /** Absolute path of a file of the site that is served: to remove it, to break it. */
  file(name: string): string
  /** Kills the server; resolves when it is gone. */
  stop(): Promise<void>
}

/** Serves `before` with the production server, on a free port and from a folder of its own. */
export async function deploySite(): Promise<DeployedSite> {
  const scratch = join(process.cwd(), ".scratch/deployed")
  await mkdir(scratch, { recursive: true })
  const root = await mkdtemp(join(scratch, "site-"))
  await deployTo(root, "before")
  const { address, stop } = await serveSite(
    process.cwd(),
    join(root, "page-views.db"),
    join(root, "release"),
  )
  let stopped: Promise<void> | undefined
  const stopAndRemove = async () => {
    await stop()
    await rm(root, { recursive: true, force: true })
  }
  return {
    address,
    deploy: build => deployTo(root, build),
    file: path => join(releaseLayout(join(root, "release")).site, path),
    stop() {
      stopped ??= stopAndRemove()
      return stopped
    },
  }
}

async function deployTo(root: string, build: StoredBuild): Promise<void> {
  const last = releaseLayout(join(root, "release"))
  const next = releaseLayout(join(root, "release.next"))
  await rm(next.base, { recursive: true, force: true })
  await cp(storedRelease(build), next.base, { recursive: true })
  const manifest = manifestSchema.parse(JSON.parse(await readFile(next.manifest, "utf8")))
  const taken = new Set(manifest.kept)
  const own = (await listFiles(next.site)).filter(
    file => !taken.has(file.replace(/\.(?:br|gz)$/, "")),
  )
  const kept = await keepLastFiles(last, next, manifest.id, own)
  await writeFile(next.manifest, JSON.stringify({ ...manifest, kept }))
  await rm(join(root, "release.previous"), { recursive: true, force: true })
  await rename(last.base, join(root, "release.previous")).catch(() => {})
  await rename(next.base, last.base)
}
