import { cp, mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { copyFiles, digestOf, listFiles } from "../content/folder-files"
import {
  BUILD_MANIFESTS,
  LATEST,
  manifestSchema,
  type ReleaseManifest,
  releaseLayout,
  type SiteFacts,
} from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import { namePages, writeBuildIdentity } from "./build-identity"
import { compressFiles } from "./compress"
import { headersFile, inlineSources, redirectsFile, responseHeaders } from "./host-rules"
import { keepLastFiles } from "./last-files"
import { checkBudgets } from "./page-budgets"
import { pageLists } from "./page-lists"
import { beginRelease, serveRelease } from "./releases"
import { writeScriptDigests } from "./script-digests"
import { writeSearchIndex } from "./search-index"
import { writeServiceWorker } from "./service-worker"
import { wantedFiles } from "./wanted-files"
import { writeServer } from "./write-server"

const INDEX = /\/index\.html$/

/**
 * Turns Gatsby's output into a release beside the last one, and puts it in its place only when it is
 * complete: a failure at any step leaves the last good release as it was. Returns the release's id.
 */
export async function writeRelease(
  root: string,
  facts: SiteFacts & Pick<ReleaseManifest, "inputs">,
): Promise<string> {
  const now = new Date()
  const name = now.toISOString().replaceAll(/[-:.]/g, "")
  const next = releaseLayout(await beginRelease(root, name))
  await mkdir(next.functions)
  const output = join(root, "public")
  const served = [...facts.pages, ...facts.unlisted]
  const wanted = await wantedFiles(output, await listFiles(output), served)
  await copyFiles(output, next.site, wanted)
  await writeScriptDigests(next.site, wanted, facts.pathPrefix)
  await cp(join(root, ".cache/functions"), next.functions, { recursive: true })
  const redirects = redirectsFile(facts.aliases, facts.pathPrefix)
  const { list, files: lists } = pageLists(await namePages(next.site, facts.pages, facts.languages))
  await mkdir(join(next.site, BUILD_MANIFESTS), { recursive: true })
  for (const [file, text] of lists) await writeFile(join(next.site, file), text)
  const built = [
    ...wanted,
    ...lists.keys(),
    ...(await writeSearchIndex(next.site, facts.pages)),
    await writeServiceWorker(next.site, facts.pathPrefix, facts.serviceWorker),
  ]
  const given = await listFiles(join(root, "static"))
  refuseTakenNames(given, [...built, LATEST, "_headers", ...(redirects ? ["_redirects"] : [])])
  await copyFiles(join(root, "static"), next.site, given)
  const files = [...built, ...given]

  const last = releaseLayout(join(root, "release"))
  const id = await digestOf(next.site, files)
  const kept = await keepLastFiles(last, next, id, files)
  const identity = await writeBuildIdentity(next.site, last.site, { id, list, now })
  const sources = await inlineSources(pageTexts(next.site, files))
  const headers = responseHeaders(sources, facts, id)
  const rules = headersFile(headers, [...built, ...kept], facts.pathPrefix)
  await writeFile(join(next.site, "_headers"), rules)
  if (redirects) await writeFile(join(next.site, "_redirects"), redirects)
  if (!files.includes(SECURITY_FILE)) await writeSecurityFile(next.site, facts, now)
  await compressFiles(next.site, [...files, ...identity], last.site)
  await checkBudgets(next.site, facts.pages, facts.pathPrefix)

  await writeJson(next.pages, facts.pages)
  await writeJson(next.headers, headers)
  const folders = given.flatMap(file => (INDEX.test(file) ? `/${file.replace(INDEX, "")}` : []))
  const server = await writeServer(next.base)
  const builtAt = now.toISOString()
  // Leaves out the facts that the server does not need.
  const manifest = manifestSchema.parse({ ...facts, id, builtAt, kept, folders, server })
  await writeJson(next.manifest, manifest)
  await serveRelease(root, name)
  return id
}

/** What is in `static/` is copied as it is, so nothing that the build makes may have its name. */
function refuseTakenNames(given: readonly string[], built: readonly string[]): void {
  const names = new Set(built)
  const problems = given
    .filter(file => names.has(file) || isHashedFile(file))
    .map(file => `static/${file} — expected a name that the build does not use; rename the file.`)
  if (problems.length > 0) throw new Error(problems.join("\n"))
}

/** One after the other: all of them fill the memory of a large site. */
async function* pageTexts(site: string, files: readonly string[]): AsyncGenerator<string> {
  for (const file of files) if (file.endsWith(".html")) yield readFile(join(site, file), "utf8")
}

const SECURITY_FILE = ".well-known/security.txt"

/** RFC 9116 recommends less than a year. */
const VALID_MS = 364 * 24 * 3600_000

/** RFC 9116. Each build renews it; the release's id does not depend on it, or no two builds would have the same. */
async function writeSecurityFile(
  site: string,
  { origin, pathPrefix, securityContact }: SiteFacts,
  now: Date,
): Promise<void> {
  const text = [
    `Contact: mailto:${securityContact}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${origin}${pathPrefix}/${SECURITY_FILE}`,
    "",
  ].join("\n")
  await mkdir(dirname(join(site, SECURITY_FILE)), { recursive: true })
  await writeFile(join(site, SECURITY_FILE), text)
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
