import { createHash } from "node:crypto"
import { createReadStream, realpathSync, statSync } from "node:fs"
import { readdir, readFile, realpath } from "node:fs/promises"
import { join, relative, resolve, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import * as z from "zod"
import {
  headersSchema,
  manifestSchema,
  pagesSchema,
  releaseLayout,
} from "../release-format/release-files"
import { keptAnswers } from "./kept-answers"
import { reasonOf, StartupError } from "./startup-error"

export type Release = Awaited<ReturnType<typeof readRelease>>

type SiteFiles = Awaited<ReturnType<typeof listSiteFiles>>

/** Encodings of precompressed siblings, best first, and the endings of their files. */
const ENDINGS = Object.entries({ br: ".br", gzip: ".gz" })

/** Reads what the build wrote. Throws a `StartupError` when there is no build, or none that this server understands. */
export async function readRelease(directory: string) {
  // The link may lead to another release at any moment: this one is read and served by its own name.
  const layout = releaseLayout(await realpath(directory).catch(() => resolve(directory)))
  const manifest = await readJson(layout.manifest, manifestSchema)
  const { id, server, origin, pathPrefix, pageViews } = manifest
  const pages: ReadonlySet<string> = new Set(await readJson(layout.pages, pagesSchema))
  const headers = await readJson(layout.headers, headersSchema)
  const files = await listSiteFiles(layout.site).catch(error => {
    throw incomplete(layout.site, reasonOf(error))
  })
  return {
    id,
    /** Digest of the server that it holds, which need not be the one that runs. */
    server,
    site: { origin, pathPrefix, pages },
    headers,
    pageViews,
    /** Absolute path of the static output. */
    directory: layout.site,
    files,
    hasCome: (path: string) => addIfThere(layout.site, files, path),
    /** Folders of the owner's files with an `index.html`, which is at `/demo/` and not at `/demo`. */
    folders: new Set(manifest.folders),
    aliases: new Map(Object.entries(manifest.aliases)),
    tagOf: contentTags(layout.site),
    answers: keptAnswers(),
  }
}

async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")))
  } catch (error) {
    throw incomplete(file, error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error))
  }
}

const incomplete = (file: string, reason: string): StartupError =>
  new StartupError(`There is no complete build to serve: ${file} (${reason}). Run: npm run build`)

/**
 * Lists the static output once: URL path → its compressed files, best first. What is not on this list does not exist for
 * the server: traversal, dot files and odd encodings find nothing.
 */
async function listSiteFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(entry => join("/", relative(directory, entry.parentPath), entry.name))
      .map(file => file.replaceAll(sep, "/"))
      .filter(path => !isHidden(path)),
  )
  const variants = new Set([...paths].flatMap(variantsOf).map(({ file }) => file))
  const files = [...paths].filter(path => !variants.has(path))
  return new Map(files.map(path => [path, variantsOf(path).filter(({ file }) => paths.has(file))]))
}

/** A file compressed by the build: its encoding, and its path. */
export type Variant = { encoding: string; file: string }

const variantsOf = (path: string): Variant[] =>
  ENDINGS.map(([encoding, ending]) => ({ encoding, file: path + ending }))

/**
 * Adds a file to the list that came after it was made, as when a release is copied into its place. Its real path
 * must be the one that is asked for: no link, no detour and no other spelling becomes an address.
 */
function addIfThere(directory: string, files: SiteFiles, path: string): boolean {
  const isVariant = ENDINGS.some(([, ending]) => path.endsWith(ending))
  if (isVariant || isHidden(path) || !isFile(directory + path)) return false
  files.set(
    path,
    variantsOf(path).filter(({ file }) => isFile(directory + file)),
  )
  return true
}

function isFile(file: string): boolean {
  try {
    return realpathSync.native(file) === file && statSync(file).isFile()
  } catch {
    return false
  }
}

/** `/.well-known/` is for the public (RFC 8615); `_headers` and `_redirects` are for static hosts, which hide them. */
const isHidden = (path: string): boolean =>
  path.replace(/^\/\.well-known\//, "/").includes("/.") || /^\/_(?:headers|redirects)$/.test(path)

/**
 * Returns the ETag of a file: of its content, so that a file that did not change keeps it from one build to the
 * next. Reads it when it is asked for first, or was replaced: a release has thousands, and a server is up at once.
 */
function contentTags(directory: string) {
  const tags = new Map<string, { state: string; tag: string }>()
  return async (name: string): Promise<string> => {
    const file = join(directory, name)
    const { ino, size, mtimeMs } = statSync(file)
    const state = `${ino}:${size}:${mtimeMs}`
    const known = tags.get(name)
    if (known?.state === state) return known.tag
    const hash = createHash("sha256")
    await pipeline(createReadStream(file), hash)
    const tag = `"${hash.digest("base64url").slice(0, 22)}"`
    tags.set(name, { state, tag })
    return tag
  }
}
