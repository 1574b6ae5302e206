import { randomUUID } from "node:crypto"
import { copyFileSync, linkSync, mkdirSync, rmSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { listFiles } from "../content/folder-files"
import { keepLastFiles } from "../release/last-files"
import { beginRelease, serveRelease } from "../release/releases"
import { manifestSchema, releaseLayout } from "../release-format/release-files"
import { type StoredBuild, storedRelease } from "../testing/builds/stored-builds"
import { serveSite } from "../testing/serve-site"

/** A site that runs, and into which builds are deployed as `npm run build` does it: by renaming a link. */
export interface DeployedSite {
  address: string
  /** Puts a build in the place of the one that is served, which leaves its hashed files for one release. */
  deploy(build: StoredBuild): Promise<void>
  /** Absolute path of a file of the site that is served: to remove it, to break it. */
  file(name: string): string
  /** Kills the server; resolves when it is gone. */
  stop(): Promise<void>
}

/** One server and its folder, for sites that follow each other. */
export interface Deployments {
  /** A site that begins as the build `before`, whatever became of the last one. */
  begin(): Promise<DeployedSite>
  /** Stops the server and removes the folder. */
  end(): Promise<void>
}

/** The production server on a free port, started for the first site, and for each one after it was killed. */
export async function deployments(): Promise<Deployments> {
  const scratch = join(process.cwd(), ".scratch/deployed")
  await mkdir(scratch, { recursive: true })
  const root = await mkdtemp(join(scratch, "site-"))
  const release = join(root, "release")
  let server: Awaited<ReturnType<typeof serveSite>> | undefined

  async function stop(): Promise<void> {
    const running = server
    server = undefined
    await running?.stop()
  }

  return {
    async begin() {
      for (const old of ["release", "releases"]) {
        rmSync(join(root, old), { recursive: true, force: true })
      }
      await deployTo(root, "before")
      server ??= await serveSite(release, join(root, "page-views.db"))
      return {
        address: server.address,
        deploy: build => deployTo(root, build),
        file: path => join(releaseLayout(release).site, path),
        stop,
      }
    },
    async end() {
      await stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function deployTo(root: string, build: StoredBuild): Promise<void> {
  const last = releaseLayout(join(root, "release"))
  const name = randomUUID()
  const next = releaseLayout(await beginRelease(root, name))
  await copyRelease(storedRelease(build), next.base)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(next.manifest, "utf8")))
  const taken = new Set(manifest.kept)
  const own = (await listFiles(next.site)).filter(
    file => !taken.has(file.replace(/\.(?:br|gz)$/, "")),
  )
  const kept = await keepLastFiles(last, next, manifest.id, own)
  await writeFile(next.manifest, JSON.stringify({ ...manifest, kept }))
  await serveRelease(root, name)
}

/**
 * The same files under another name: no test writes into one, it removes it first. Only the manifest is a copy, as its
 * time and content change. At once: for hundreds of links, threads cost more than they save.
 */
async function copyRelease(from: string, to: string): Promise<void> {
  const { manifest } = releaseLayout(from)
  const files = await listFiles(from)
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(to, folder), { recursive: true })
  for (const name of files) {
    const copy = join(from, name) === manifest ? copyFileSync : linkSync
    copy(join(from, name), join(to, name))
  }
}
