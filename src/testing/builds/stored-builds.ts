import { existsSync } from "node:fs"
import { cp, mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buildInputs } from "./build-inputs"
import { makeNextRelease } from "./next-release"
import { SOON, writeOther } from "./other-site"
import { restyle, undoRestyle, writeAfter, writeBare, writeSite } from "./sample-sites"
import { makeWorkspace, type Workspace, workspaceAt } from "./workspace"

/**
 * - `site` is the one site of `npm test`: the demonstration, an article with every part, and some odd posts.
 * - `next` is a copy of its release with another id, one changed page and another worker.
 * - `restyled` is `site` with another style and 300 posts: the code is the same.
 * - `after` is `site` with other texts, one more post, other code and other styles.
 * - `other` is a site below a path, with analytics and all that a site file can choose.
 * - `bare` has no posts and no projects, no worker, and a tag that needs consent; built as some
 *   hosts do, which set `NODE_ENV` to `production`.
 */
export type StoredBuild = "site" | "next" | "restyled" | "after" | "other" | "bare"

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

const MORE: readonly Plan[] = [
  { name: "restyled", write: restyle, undo: undoRestyle },
  { name: "after", write: writeAfter },
  { name: "bare", write: writeBare, env: { NODE_ENV: "production" } },
  // Build of another site, with the cache of this one: what was at the root of its host is below a path.
  { name: "other", write: writeOther, clockAheadMs: SOON.opens + 2 * 24 * 3600_000 - Date.now() },
]

const store = join(process.cwd(), ".scratch/builds")

/** Path of a stored release. */
export const storedRelease = (name: StoredBuild): string => join(store, name)

/** Output of a stored build. */
export const outputOf = (name: StoredBuild): Promise<string> =>
  readFile(join(store, `${name}.log`), "utf8")

/** Gatsby's types of the queries, which the type check needs. Builds and `npm run develop` write them. */
export const GATSBY_TYPES = "src/gatsby-types.d.ts"

/**
 * Makes the site of `npm test` and the types of its queries, unless it is stored and nothing that it depends on has
 * changed. Rejects with the output of a build that failed.
 */
export async function makeSite(): Promise<void> {
  await once("site", async () => {
    const site = await newWorkspace()
    await build({ name: "site", write: async () => {} }, site)
    await writeFile(UNTOUCHED, "")
    await cp(join(site.root, GATSBY_TYPES), storedTypes)
    await makeNextRelease(storedRelease("site"), storedRelease("next"))
  })
  await cp(storedTypes, GATSBY_TYPES)
}

/** Makes the other builds, one after the other in the workspace of the site, so that they begin with Gatsby's cache. */
export async function makeMore(): Promise<void> {
  await makeSite()
  await once("more", async () => {
    const site = existsSync(UNTOUCHED) ? workspaceAt(ROOT) : await newWorkspace()
    await rm(UNTOUCHED, { force: true })
    for (const plan of MORE) {
      await build(plan, site)
      await plan.undo?.(site)
    }
    await rm(ROOT, { recursive: true })
  })
}

/** The workspace that the site's build leaves for the others. */
const ROOT = join(process.cwd(), ".scratch/workspaces/site")
/** In the workspace as long as it is as the site's build has left it. */
const UNTOUCHED = join(ROOT, "untouched")

/** The workspace of the site, before its build. */
async function newWorkspace(): Promise<Workspace> {
  const site = await makeWorkspace(process.cwd(), "site")
  await writeSite(site)
  return site
}

/** Makes builds, unless they are stored and made from the same sources. */
async function once(name: string, make: () => Promise<void>): Promise<void> {
  const inputs = await buildInputs(process.cwd())
  const marker = join(store, `${name}.made-from`)
  if (inputs === (await readFile(marker, "utf8").catch(() => ""))) return
  await mkdir(store, { recursive: true })
  await rm(marker, { force: true })
  await make()
  await writeFile(marker, inputs)
}

const storedTypes = join(store, "gatsby-types.d.ts")

async function build({ name, write, clockAheadMs, env }: Plan, site: Workspace): Promise<void> {
  await write(site)
  const { root } = site
  const clock = clockAheadMs === undefined ? {} : await clockAhead(root, clockAheadMs)
  const { code, output } = await site.run("build", [], { ...clock, ...env })
  if (code !== 0) throw new Error(output)
  await writeFile(join(store, `${name}.log`), output)
  await rm(storedRelease(name), { recursive: true, force: true })
  await cp(await realpath(join(root, "release")), storedRelease(name), { recursive: true })
}

/**
 * Makes Node's clock go ahead, as on a machine whose time is wrong. Takes a folder for the script that does it, and
 * returns the environment in which every process has that clock, those that it starts too.
 */
async function clockAhead(folder: string, byMs: number): Promise<Record<string, string>> {
  const script = join(folder, "clock-ahead.cjs")
  await writeFile(
    script,
    `const now = () => RealDate.now() + ${byMs}
const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
})
`,
  )
  return { NODE_OPTIONS: `--require ${JSON.stringify(script)}` }
}
