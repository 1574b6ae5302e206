import { writeFile } from "node:fs/promises"
import { join, posix } from "node:path"
import {
  manifestSchema,
  type ReleaseManifest,
  releaseLayout,
  removeDrivers,
  writeServer,
} from "@site/page-views"
import { build } from "esbuild"
import { staticFiles } from "../content/content-folder"
import { formatProblems } from "../content/content-problem"
import { mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import { LATEST, PAGE_LIST, type SiteFacts } from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import { SERVICE_WORKER_PATH } from "../shared/offline"
import { SITE_FILES } from "../shared/site-files"
import { listedPage, putBuildIdentity } from "./build-identity"
import { putOutput } from "./gatsby-output"
import { headingCuts } from "./heading-cut"
import { headersFile, redirectsFile, responseHeaders } from "./host-rules"
import { iconFiles } from "./icons"
import { inlineSources, joinSources } from "./inline-sources"
import { keepLastFiles } from "./last-files"
import { nextSite } from "./next-site"
import { heavyPages } from "./page-budgets"
import { filesDigest } from "./release-inputs"
import { beginRelease, removeOldReleases, serveRelease } from "./releases"
import { searchIndex } from "./search-index"
import { serviceWorker } from "./service-worker"
import { sharePictures } from "./share-pictures"
import { robotsText, sitemapFiles } from "./sitemap"

const INDEX = /\/index\.html$/

/**
 * Begins a release with what does not need Gatsby's output: the server. Loads what makes texts.
 * @param putServer writes the server into a folder, and returns its digest
 */
export async function beginServer(
  root: string,
  putServer = (folder: string) => writeServer(folder, build),
) {
  const name = new Date().toISOString().replaceAll(/[-:.]/g, "")
  const next = releaseLayout(await beginRelease(root, name))
  const [server] = await Promise.all([putServer(next.base), textMakers()])
  return { name, next, server }
}

/**
 * Turns Gatsby's output into a release beside the last one, and puts it in its place only when it is
 * complete: a failure at any step leaves the last good release as it was. Returns the release's id.
 * @param begun what was made of it while Gatsby ran
 */
export async function writeRelease(
  root: string,
  facts: SiteFacts & Pick<ReleaseManifest, "inputs">,
  begun = beginServer(root),
): Promise<string> {
  const now = new Date()
  const { name, next, server } = await begun
  const last = releaseLayout(join(root, "release"))
  const site = nextSite(next.site, last.site)

  // At once: pagefind and esbuild work in processes of their own.
  const [search, headings] = await Promise.all([searchIndex(), headingCuts(root)])
  const [output] = await Promise.all([
    putOutput(join(root, "public"), site, search.add, headings, facts),
    ...(facts.pageViews ? [] : [removeDrivers(next.base)]),
    removeOldReleases(root, name),
  ])
  await headings.end()
  const pages = facts.pages.map(path => {
    const page = output.get(posix.join(path, "index.html").slice(1))
    if (!page) throw new Error(`${path} — expected a page in Gatsby's output, found none.`)
    return { path, ...page }
  })
  const list = pages.map(page => listedPage(page, facts.languages))
  const found = pages.flatMap(page => page.found ?? [])
  const given = await staticFiles(root)
  const [worker] = await Promise.all([
    serviceWorker(next.site, facts.pathPrefix, facts.serviceWorker),
    search.putInto(site, facts),
    site.put(PAGE_LIST, JSON.stringify(list)),
    iconFiles(root, facts).then(icons =>
      // The owner's own ones come with what is in `static/`.
      mapConcurrently(
        [...icons].filter(([file]) => !given.has(file)),
        ([file, content]) => site.put(file, content),
      ),
    ),
    sharePictures(root, facts, site),
    textFiles(root, facts).then(own =>
      mapConcurrently([...sitemapFiles(found, facts), ...own], ([file, text]) =>
        site.put(file, text),
      ),
    ),
  ])
  await site.put(SERVICE_WORKER_PATH.slice(1), worker)
  const redirects = redirectsFile(facts.aliases, facts.pathPrefix)
  const rules = ["_headers", ...(redirects ? ["_redirects"] : [])]
  refuseTakenNames([...given.keys()], [...site.files(), LATEST, ...rules])
  const sources = [...output.values()].map(page => page.sources)
  for (const [file, folder] of given) {
    const content = await site.take(folder, file)
    if (file.endsWith(".html")) sources.push(inlineSources(content.toString()))
  }
  if (!given.has(ROBOTS_FILE)) await site.put(ROBOTS_FILE, robotsText(facts))

  const files = site.files()
  const id = site.digest()
  const kept = await keepLastFiles(last, next, id, files)
  await putBuildIdentity(site, last.site, { id, now })
  const headers = responseHeaders(joinSources(sources), facts, id)
  await site.put("_headers", headersFile(headers, [...files, ...kept], facts.pathPrefix))
  if (redirects) await site.put("_redirects", redirects)
  if (!files.includes(SECURITY_FILE)) await site.put(SECURITY_FILE, securityText(facts, now))
  const heavy = await heavyPages(next.site, pages, facts)
  if (heavy.length > 0) console.warn(`\n${formatProblems(heavy)}\n`)

  await writeJson(next.pages, facts.pages)
  await writeJson(next.headers, headers)
  const folders = [...given.keys()].flatMap(file =>
    INDEX.test(file) ? `/${file.replace(INDEX, "")}` : [],
  )
  const builtAt = now.toISOString()
  // Leaves out the facts that the server does not need.
  // One that was started without a counter has to be started again for one.
  const runs = facts.pageViews ? server : `${server} without counter`
  const made = { id, builtAt, kept, folders, server: runs, files: await filesDigest(next) }
  const manifest = manifestSchema.parse({ ...facts, ...made })
  await writeJson(next.manifest, manifest)
  await serveRelease(root, name)
  return id
}

/** They load half of the compiler: not where nothing changed. */
const textMakers = () => Promise.all([import("./feeds"), import("./plain-posts")])

/** Feeds, and texts for programs. */
async function textFiles(
  root: string,
  facts: SiteFacts,
): Promise<(readonly [file: string, text: string])[]> {
  const [{ feedFiles }, { plainFiles }] = await textMakers()
  return [
    ...(facts.resume ? [[RESUME_FILE, JSON.stringify(facts.resume)] as const] : []),
    ...(facts.feeds ? await feedFiles(root, facts) : []),
    ...(facts.plainTexts ? await plainFiles(root, facts) : []),
  ]
}

/** What is in `static/` is copied as it is, so nothing that the build makes may have its name. */
function refuseTakenNames(given: readonly string[], built: readonly string[]): void {
  const names = new Set(built)
  const problems = given
    .filter(file => names.has(file) || isHashedFile(file))
    .map(file => `static/${file} — ${messages.build.takenName}`)
  if (problems.length > 0) throw new Error(problems.join("\n"))
}

const { resume: RESUME_FILE, robots: ROBOTS_FILE, security: SECURITY_FILE } = SITE_FILES

/** RFC 9116 recommends less than a year. */
const VALID_MS = 364 * 24 * 3600_000

/** RFC 9116. Each build renews it; the release's id does not depend on it, or no two builds would have the same. */
const securityText = ({ origin, pathPrefix, securityContact }: SiteFacts, now: Date): string =>
  [
    `Contact: mailto:${securityContact}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${origin}${pathPrefix}/${SECURITY_FILE}`,
    "",
  ].join("\n")

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
