import { randomUUID } from "node:crypto"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { filesToKeep } from "../release/last-release"
import { nextSite } from "../release/next-site"
import { beginRelease, serveRelease } from "../release/releases"
import { linkRelease } from "../testing/builds/next-release"
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
  /** A site that begins as a build, whatever became of the last one. */
  begin(build: StoredBuild): Promise<DeployedSite>
  /** Stops the server and removes the folder. */
  end(): Promise<void>
}

/** A release that is served. */
interface Served {
  build: StoredBuild
  name: string
  isTouched: boolean
}

/** The production server on a free port, started for the first site, and for each one after it was killed. */
export async function deployments(): Promise<Deployments> {
  const scratch = join(process.cwd(), ".scratch/deployed")
  await mkdir(scratch, { recursive: true })
  const root = await mkdtemp(join(scratch, "site-"))
  const release = join(root, "release")
  /** Names of releases that no test has touched: thousands of links, which need not be made for each test. */
  const untouched = new Map<string, string>()
  let served: Served | undefined
  let server: Awaited<ReturnType<typeof serveSite>> | undefined

  async function stop(): Promise<void> {
    const running = server
    server = undefined
    await running?.stop()
  }

  /** A release is known by its build and the one before it, whose files it keeps: if that was whole, and another one. */
  async function serve(build: StoredBuild, last?: Served): Promise<void> {
    const isKnown = !last?.isTouched && last?.build !== build
    const deployment = isKnown ? `${last?.build} ${build}` : randomUUID()
    const name = untouched.get(deployment) ?? (await makeRelease(root, build, last))
    untouched.set(deployment, name)
    await serveRelease(root, name)
    served = { build, name, isTouched: false }
  }

  function touch(): void {
    if (!served) return
    served.isTouched = true
    for (const [deployment, name] of untouched)
      if (name === served.name) untouched.delete(deployment)
  }

  return {
    async begin(build) {
      await serve(build)
      server ??= await serveSite(release)
      return {
        address: server.address,
        async deploy(build) {
          await serve(build, served)
          // The next request makes the server read the release. A page's may take three seconds, then a worker shows a copy.
          if (server) await fetch(new URL("/builds/latest.json", server.address))
        },
        file(path) {
          touch()
          return join(releaseLayout(release).site, path)
        },
        stop,
      }
    },
    async end() {
      await stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Makes a release of a build, with the files of the last one. Returns its name. */
async function makeRelease(root: string, build: StoredBuild, last?: Served): Promise<string> {
  const name = randomUUID()
  const next = releaseLayout(await beginRelease(root, name))
  await linkRelease(storedRelease(build), next.base)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(next.manifest, "utf8")))
  const files = Object.keys(manifest.served)
  const own = files.filter(file => !manifest.kept.includes(file))
  // The first one follows a release without files.
  const before = releaseLayout(await beginRelease(root, last?.name ?? "none"))
  const kept = await filesToKeep(before, manifest.id, own)
  const taken = nextSite(next.site, before.site)
  for (const file of kept.filter(name => !files.includes(name)))
    await taken.put(file, { file: join(before.site, file) })
  const served = { ...manifest.served, ...taken.served() }
  await writeFile(next.manifest, JSON.stringify({ ...manifest, kept, served }))
  return name
}
