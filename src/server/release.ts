import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join, relative, resolve, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import {
  headersSchema,
  manifestSchema,
  pagesSchema,
  releaseLayout,
} from "../release-format/release-files"
import { reasonOf, StartupError } from "./startup-error"

export type Release = Awaited<ReturnType<typeof readRelease>>

/** Encodings of precompressed siblings, best first, and the endings of their files. */
const ENDINGS = Object.entries({ br: ".br", gzip: ".gz" })

/** Reads what the build wrote. Throws a `StartupError` when there is no build, or none that this server understands. */
export async function readRelease(directory: string) {
  const layout = releaseLayout(resolve(directory))
  const manifest = await readJson(layout.manifest, manifestSchema)
  const { id, server, origin, pathPrefix } = manifest
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
    /** Absolute path of the static output. */
    directory: layout.site,
    /** Where its static output is once the next build is put in its place. */
    laterDirectory: releaseLayout(resolve(`${directory}.previous`)).site,
    files,
    /** Folders of the owner's files with an `index.html`, which is at `/demo/` and not at `/demo`. */
    folders: new Set(manifest.folders),
    aliases: new Map(Object.entries(manifest.aliases)),
    tagOf: contentTags(),
  }
}

async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readFile(file, "utf8").catch(error => {
    throw incomplete(file, reasonOf(error))
  })
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw incomplete(file, error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error))
  }
}

const incomplete = (file: string, reason: string): StartupError =>
  new StartupError(`There is no complete build to serve: ${file} (${reason}). Run: npm run build`)

/**
 * Lists the static output once: URL path → the encoded files that are ready beside the file, best first.
 * What is not on this list does not exist for the server, whatever the address is made of: traversal, dot files and
 * odd encodings find nothing.
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
  const variantsOf = (path: string) =>
    ENDINGS.map(([encoding, ending]) => ({ encoding, file: path + ending }))
  const variants = new Set([...paths].flatMap(variantsOf).map(({ file }) => file))
  const files = [...paths].filter(path => !variants.has(path))
  return new Map(files.map(path => [path, variantsOf(path).filter(({ file }) => paths.has(file))]))
}

/** `/.well-known/` is the one dotted name that is meant for the public (RFC 8615). */
const isHidden = (path: string): boolean => path.replace(/^\/\.well-known\//, "/").includes("/.")

/**
 * Returns the ETag of a file in one of the two directories: of its content, so that a file that did not
 * change keeps it from one build to the next. Reads it when it is asked for first: a release has thousands,
 * and a server is up at once.
 */
function contentTags() {
  const tags = new Map<string, string>()
  return async (directory: string, file: string): Promise<string> => {
    const known = tags.get(file)
    if (known) return known
    const hash = createHash("sha256")
    await pipeline(createReadStream(join(directory, file)), hash)
    const tag = `"${hash.digest("base64url").slice(0, 22)}"`
    tags.set(file, tag)
    return tag
  }
}
