import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "@playwright/test"
import { listFiles } from "../release/folder-files"
import { keepLastFiles } from "../release/last-files"
import { inputDigest } from "../release/release-inputs"
import { manifestSchema, releaseLayout } from "../release-format/release-files"
import { serveSite } from "../testing/serve-site"
import { makeWorkspace, type Workspace } from "../testing/workspace"
import { frontMatter, writePost } from "./sample-post"

/** How long making the builds may take on two cores (milliseconds). */
export const DEPLOYMENTS_TIMEOUT_MS = 600_000

/** In the text of this article `before` and `after` differ: by this sentence, which the second has. */
export const CHANGED_POST = {
  path: "/blog/change",
  text: "Cette phrase est arrivée avec la suite.",
}

/** The page that only `after` has. */
export const NEW_POST = "/blog/nouveau"

/** The skip link's text in `after`, which stands for changed code: it is in every page, and in a script. */
export const CHANGED_LABEL = "Aller au contenu de la suite"

/** So many posts are in both builds beside the others: `/blog/lien-1` and so on. The list links to each. */
export const LINKED_POSTS = 40

/**
 * Real builds of one site: `after` has other texts, one more post, other code and other styles; the last one
 * is `after` with `serviceWorker: false`.
 */
type Build = "before" | "after" | "without-worker"

const store = join(process.cwd(), ".scratch/deployments")

/** Builds them, once for each state of the project; the specs that deploy share them. */
export async function makeBuilds(): Promise<void> {
  const digest = await inputDigest(process.cwd())
  const made = await readFile(join(store, "made"), "utf8").catch(() => "")
  if (made === digest) return
  await rm(store, { recursive: true, force: true })
  const site = await makeWorkspace(process.cwd(), "deployed", "content")
  await writePost(site.content, "change", `${frontMatter("Un article qui change")}Un texte.\n`)
  for (let number = 1; number <= LINKED_POSTS; number += 1) {
    const text = `${frontMatter(`Lien ${number}`)}Un texte.\n`
    await writePost(site.content, `lien-${number}`, text)
  }
  await buildInto("before", site)

  const { path, text } = CHANGED_POST
  await writePost(
    site.content,
    path.slice("/blog/".length),
    `${frontMatter("Un article qui change")}${text}\n`,
  )
  await writePost(
    site.content,
    NEW_POST.slice("/blog/".length),
    `${frontMatter("Un article de plus")}Un texte.\n`,
  )
  await edit(join(site.root, "src/i18n/fr.json"), /("skip\.main": )"[^"]*"/, `$1"${CHANGED_LABEL}"`)
  await edit(
    join(site.root, "src/styles/base.css"),
    /$/,
    "\n@layer base { :root { --deployment: after; } }\n",
  )
  await buildInto("after", site)

  await edit(join(site.content, "site.yml"), /^serviceWorker: true$/m, "serviceWorker: false")
  await buildInto("without-worker", site)
  await rm(site.root, { recursive: true, force: true })
  await writeFile(join(store, "made"), digest)
}

async function buildInto(name: Build, { root, run }: Workspace): Promise<void> {
  const { code, output } = await run("build")
  expect(code, output).toBe(0)
  await mkdir(store, { recursive: true })
  await cp(join(root, "release"), join(store, name), { recursive: true })
}

async function edit(file: string, pattern: RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, "utf8")
  const changed = text.replace(pattern, replacement)
  if (changed === text) throw new Error(`${file} has nothing that matches ${pattern}`)
  await writeFile(file, changed)
}

/** A site that runs, and into which builds are deployed as `npm run build` does it: by renaming a folder. */
export interface DeployedSite {
  address: string
  /** Puts a build in the place of the one that is served, which leaves its hashed files for one release. */
  deploy(build: Build): Promise<void>
  /** Absolute path of a file of the site that is served: to remove it, to break it. */
  file(name: string): string
  /** Kills the server; resolves when it is gone. */
  stop(): Promise<void>
}

/** Serves `before` with the production server, on a free port. Takes a name of its own for its folder. */
export async function deploySite(name: string): Promise<DeployedSite> {
  const root = join(process.cwd(), ".scratch", name)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  await deployTo(root, "before")
  const { address, stop } = await serveSite(
    process.cwd(),
    join(root, "page-views.db"),
    join(root, "release"),
  )
  return {
    address,
    deploy: build => deployTo(root, build),
    file: path => join(releaseLayout(join(root, "release")).site, path),
    stop,
  }
}

async function deployTo(root: string, build: Build): Promise<void> {
  const last = releaseLayout(join(root, "release"))
  const next = releaseLayout(join(root, "release.next"))
  await rm(next.base, { recursive: true, force: true })
  await cp(join(store, build), next.base, { recursive: true })
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
