import { cp, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { readJson } from "../../content/folder-files"
import { inputDigest, isPostDue } from "../../release/release-inputs"
import { clockAhead } from "./clock-ahead"
import { SOON, writeOther } from "./other-site"
import {
  prepareKitchenSink,
  restyle,
  undoRestyle,
  undoWhole,
  withKitchenSink,
  writeAfter,
  writeBare,
  writeBefore,
} from "./sample-sites"
import { type BuildTimes, timedBuild, timesSchema } from "./timed-build"
import { makeWorkspace, type Workspace } from "./workspace"

/**
 * - `whole` is this project with its own content, and the page that shows every part.
 * - `restyled` is `before` with another style and more posts: the code is the same.
 * - `after` is `before` with other texts, one more post, other code and other styles.
 * - `other` is a site below a path, with analytics, old addresses, a draft and an article with its own module.
 * - `bare` has no posts and no projects, no worker, a tag that needs consent, and honours privacy signals; built as some
 *   hosts do, which set `NODE_ENV` to `production`.
 */
export type StoredBuild = "whole" | "before" | "restyled" | "after" | "other" | "bare"

interface Plan {
  name: StoredBuild
  /** Makes the site of what the plan before has left. */
  write(site: Workspace): Promise<void>
  /** Advance of the clock. */
  clockAheadMs?: number
  env?: Readonly<NodeJS.ProcessEnv>
  /** Before the next plan. */
  undo?(site: Workspace): Promise<void>
}

/** Builds that are made together. */
export type Series = "whole" | "deployed"

const SERIES: Record<Series, readonly Plan[]> = {
  deployed: [
    { name: "before", write: writeBefore },
    { name: "restyled", write: restyle, undo: undoRestyle },
    { name: "after", write: writeAfter },
    { name: "bare", write: writeBare, env: { NODE_ENV: "production" } },
    // Build of another site, with the cache of this one: what was at the root of its host is below a path.
    { name: "other", write: writeOther, clockAheadMs: SOON.opens + 2 * 24 * 3600_000 - Date.now() },
  ],
  whole: [{ name: "whole", write: withKitchenSink, undo: undoWhole }],
}

const store = join(process.cwd(), ".scratch/builds")

/** Path of a stored release. */
export const storedRelease = (name: StoredBuild): string => join(store, name)

/** Output of a stored build. */
export const outputOf = (name: StoredBuild): Promise<string> =>
  readFile(join(store, `${name}.log`), "utf8")

/** Times of a stored build, or of the one that followed `before` with nothing changed. */
export async function timesOf(name: StoredBuild | "unchanged"): Promise<BuildTimes> {
  return timesSchema.parse(JSON.parse(await readFile(join(store, `${name}.json`), "utf8")))
}

/** Whether the builds of a series are stored, of sources with this digest, and show what is due today. */
async function isStored(series: Series, digest: string): Promise<boolean> {
  if (digest !== (await readFile(madeFrom(series), "utf8").catch(() => ""))) return false
  if (series !== "whole") return true
  const manifest = await readJson(releaseLayout(storedRelease("whole")).manifest, manifestSchema)
  return manifest !== undefined && !isPostDue(manifest, new Date())
}

/** Gatsby's types of the queries, which the type check needs. Builds and `npm run develop` write them. */
export const GATSBY_TYPES = "src/gatsby-types.d.ts"

/**
 * Makes the builds of these series that are not stored, one after the other in one workspace: all but the first begin
 * with Gatsby's cache. Copies the types of queries from the build of the whole site. Rejects with the output of the
 * first build that failed.
 * @param onMade called after each series
 */
export async function makeSeries(wanted: readonly Series[], onMade = () => {}): Promise<void> {
  const digest = await inputDigest(process.cwd())
  let site: Workspace | undefined
  for (const series of wanted) {
    if (!(await isStored(series, digest))) {
      site ??= await newWorkspace(wanted.join("-"))
      await makePlans(series, site)
      await writeFile(madeFrom(series), digest)
    }
    if (series === "whole") await cp(storedTypes, GATSBY_TYPES)
    onMade()
  }
  if (site) await rm(site.root, { recursive: true, force: true })
}

async function newWorkspace(name: string): Promise<Workspace> {
  await mkdir(store, { recursive: true })
  const site = await makeWorkspace(process.cwd(), name)
  await prepareKitchenSink(site)
  return site
}

async function makePlans(series: Series, site: Workspace): Promise<void> {
  await rm(madeFrom(series), { force: true })
  for (const plan of SERIES[series]) {
    await plan.write(site)
    await build(plan, site)
    if (plan.name === "before") await writeTimes("unchanged", (await timedBuild(site)).times)
    if (plan.name === "whole") await cp(join(site.root, GATSBY_TYPES), storedTypes)
    await plan.undo?.(site)
  }
}

const writeTimes = (name: StoredBuild | "unchanged", times: BuildTimes) =>
  writeFile(join(store, `${name}.json`), JSON.stringify(times))

/** This file holds the digest of the sources. */
const madeFrom = (series: Series): string => join(store, `${series}.made-from`)

const storedTypes = join(store, "gatsby-types.d.ts")

async function build({ name, clockAheadMs, env }: Plan, site: Workspace): Promise<void> {
  const { root } = site
  const clock = clockAheadMs === undefined ? {} : await clockAhead(root, clockAheadMs)
  const { output, times } = await timedBuild(site, { ...clock, ...env })
  await writeFile(join(store, `${name}.log`), output)
  await writeTimes(name, times)
  await rm(storedRelease(name), { recursive: true, force: true })
  await cp(await realpath(join(root, "release")), storedRelease(name), { recursive: true })
}
