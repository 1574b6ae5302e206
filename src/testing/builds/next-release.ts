import { createHash } from "node:crypto"
import { copyFileSync, linkSync, mkdirSync } from "node:fs"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { listFiles } from "../../content/folder-files"
import { buildManifestOf } from "../../release-format/release-files"
import { CHANGED_POST } from "./sample-sites"

/**
 * Copies a release by hard links: no test writes into a file, it removes it first. Only the manifest is a copy, as its
 * time and content change. At once: for hundreds of links, threads cost more than they save.
 */
export async function linkRelease(from: string, to: string): Promise<void> {
  const { manifest } = releaseLayout(from)
  const files = await listFiles(from)
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(to, folder), { recursive: true })
  for (const name of files) {
    const copy = join(from, name) === manifest ? copyFileSync : linkSync
    copy(join(from, name), join(to, name))
  }
}

/** The inline script of every page that holds the digest of the build's scripts. */
const INLINE = /<script[^>]*>([^<]*___webpackCompilationHash="(\w+)"[^<]*)<\/script>/

/** Files that hold the id of the build or the digest of its scripts. */
const NAMED = /\.html$|^(?:_headers|builds\/.+\.json|page-data\/app-data\.json)$/

/**
 * Makes the next release of a site without a build, as if a script, the worker and one page had changed: another id,
 * another digest of the scripts, another `sw.js`, and another text on that page.
 */
export async function makeNextRelease(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await linkRelease(from, to)
  const { site, manifest } = releaseLayout(to)
  const text = await readFile(manifest, "utf8")
  const { id } = manifestSchema.parse(JSON.parse(text))
  const [, script = "", scripts = ""] =
    INLINE.exec(await readFile(join(site, "index.html"), "utf8")) ?? []
  if (!script) throw new Error("No page holds the digest of the build's scripts.")
  const names: readonly (readonly [before: string, after: string])[] = [
    [id, other(id)],
    [sha256(script), sha256(script.replaceAll(scripts, other(scripts)))],
    [scripts, other(scripts)],
  ]
  const renamed = (text: string) =>
    names.reduce((made, [name, next]) => made.replaceAll(name, next), text)
  await writeFile(manifest, renamed(text))
  await rename(join(site, buildManifestOf(id)), join(site, buildManifestOf(other(id))))
  for (const file of (await listFiles(site)).filter(name => NAMED.test(name)))
    await editFile(to, file, renamed)
  await editFile(to, "sw.js", worker => `${worker}\n// ${other(id)}\n`)
  const { path, before, text: after } = CHANGED_POST
  for (const file of [`${path.slice(1)}/index.html`, `page-data${path}/page-data.json`])
    await editFile(to, file, page => page.replaceAll(before, after))
}

/** Puts another text into a file of a release, which then has no compressed forms, and its digest into the list. */
export async function editFile(
  release: string,
  name: string,
  change: (text: string) => string,
): Promise<void> {
  const { site, manifest } = releaseLayout(release)
  const text = change(await readFile(join(site, name), "utf8"))
  for (const form of ["", ".br", ".gz"]) await rm(join(site, name + form), { force: true })
  await writeFile(join(site, name), text)
  const facts = manifestSchema.parse(JSON.parse(await readFile(manifest, "utf8")))
  facts.served[name] = [sha256(text)]
  // A server may read it at this moment.
  await writeFile(`${manifest}.part`, JSON.stringify(facts))
  await rename(`${manifest}.part`, manifest)
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")

/** Another name of the same form. */
const other = (name: string) =>
  createHash("sha256").update(name).digest("hex").slice(0, name.length)
