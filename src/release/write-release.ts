import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import {
  manifestSchema,
  type ReleaseManifest,
  type ResponseHeaders,
  releaseLayout,
  removeDrivers,
  unsendable,
  writeServer,
} from "@site/page-views"
import { build } from "esbuild"
import { staticFiles } from "../content/content-folder"
import { mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { StartupError } from "../shared/startup-error"
import { collect, copyStatics } from "./collect"
import { feeds } from "./feeds"
import { headersOf, hostRules } from "./headers"
import { identity, keep, keepFeedIds } from "./last-release"
import { lists } from "./lists"
import { nextSite } from "./next-site"
import { beginRelease, removeOldReleases, serveRelease } from "./releases"
import { search } from "./search-index"
import { worker } from "./service-worker"
import { pictures } from "./share-pictures"
import type { ReleaseInput, Step } from "./step"

/**
 * Program that turns Gatsby's output into the site of a release. The steps of a line run at once; each line needs what
 * those above it have made.
 */
const STEPS: readonly (readonly Step[])[] = [
  // Pages first: their facts are in the lists, and the search reads them.
  [collect],
  [pictures, feeds, lists, search, worker],
  // May have no name that the build uses.
  [copyStatics],
  // The id is the digest of all files so far. What follows names it, or is the last release's.
  [identity],
  [keep],
]

/**
 * Begins a release with what does not need Gatsby's output: the server. Removes those that nobody serves.
 * @param putServer writes the server into a folder, and returns its digest
 */
export async function beginServer(
  root: string,
  putServer = (folder: string) => writeServer(folder, build),
) {
  const name = new Date().toISOString().replaceAll(/[-:.]/g, "")
  const next = releaseLayout(await beginRelease(root, name))
  await removeOldReleases(root, name)
  return { name, next, server: await putServer(next.base) }
}

/**
 * Turns Gatsby's output into a release beside the last one, and puts it in its place only when it is
 * complete: a failure at any step leaves the last good release as it was. Returns the release's id.
 * @param begun what was made of it while Gatsby ran
 */
export async function writeRelease(
  root: string,
  siteFacts: SiteFacts & Pick<ReleaseManifest, "inputs">,
  begun = beginServer(root),
): Promise<string> {
  const { name, next, server } = await begun
  const last = releaseLayout(join(root, "release"))
  const facts = await keepFeedIds(siteFacts, last)
  const input: ReleaseInput = {
    root,
    facts,
    now: new Date(),
    last,
    next,
    site: nextSite(next.site, last.site),
    statics: await staticFiles(root),
    found: { pages: new Map(), id: "", kept: [] },
  }
  if (!facts.pageViews) await removeDrivers(next.base)
  await runSteps(input, STEPS)
  const headers = await headersOf(input)
  const problem = unsendable({ ...facts, headers })
  if (problem) throw new StartupError(messages.build.unsendable(problem))
  // Last, with a line for each file that browsers may keep.
  await runSteps(input, [[hostRules(headers)]])
  const manifest = manifestSchema.parse(manifestOf(input, server, headers))
  await writeFile(next.manifest, JSON.stringify(manifest))
  await serveRelease(root, name)
  return input.found.id
}

/** Runs the steps, and puts what they make into the site. */
async function runSteps(input: ReleaseInput, steps: readonly (readonly Step[])[]): Promise<void> {
  for (const line of steps) {
    const made = await Promise.all(line.map(step => step(input)))
    for (const files of made)
      await mapConcurrently([...files], ([path, content]) => input.site.put(path, content))
  }
}

const INDEX = /\/index\.html$/

/** Content of `release.json`, among all facts. */
const manifestOf = (
  { facts, statics, site, now, found: { id, kept } }: ReleaseInput,
  server: string,
  headers: ResponseHeaders,
) => ({
  ...facts,
  ...{ id, kept, headers, builtAt: now.toISOString(), served: site.served() },
  feedIds: facts.posts.map(({ first }) => first),
  folders: [...statics.keys()].flatMap(file =>
    INDEX.test(file) ? `/${file.replace(INDEX, "")}` : [],
  ),
  // One that was started without a counter has to be started again for one.
  server: facts.pageViews ? server : `${server} without counter`,
})
