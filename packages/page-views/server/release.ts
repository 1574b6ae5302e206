import { createHash } from "node:crypto"
import { createReadStream, realpathSync, statSync } from "node:fs"
import { access, constants, readFile, realpath } from "node:fs/promises"
import { join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import * as z from "zod"
import { reasonOf, StartupError } from "../startup-error"
import { manifestSchema, type ReleaseManifest, releaseLayout } from "./release-format"

export type Release = Awaited<ReturnType<typeof readRelease>>

/** Reads what the build wrote. Throws a `StartupError` when there is no build, or none that this server understands. */
export async function readRelease(directory: string) {
  // The link may lead to another release at any moment: this one is read and served by its own name.
  const layout = releaseLayout(await realpath(directory).catch(() => resolve(directory)))
  const { id, server, origin, pathPrefix, pageViews, headers, ...names } = await readManifest(
    layout.manifest,
  )
  const pages: ReadonlySet<string> = new Set(names.pages)
  if (!isFile(layout.site, "/index.html")) throw incomplete(layout.site, "it has no index.html")
  await access(`${layout.site}/index.html`, constants.R_OK).catch(error => {
    throw incomplete(layout.site, reasonOf(error))
  })
  return {
    id,
    /** Digest of the server that it holds, which need not be the one that runs. */
    server,
    site: { origin, pathPrefix, pages },
    headers,
    hashed: new RegExp(headers.hashed),
    pageViews,
    /** Absolute path of the static output. */
    directory: layout.site,
    /** Folders of the owner's files with an `index.html`, which is at `/demo/` and not at `/demo`. */
    folders: new Set(names.folders),
    aliases: new Map(Object.entries(names.aliases)),
    isFile: (path: string) => {
      const uncompressed = path.replace(/\.(?:br|gz)$/, "")
      const isVariant = uncompressed !== path && isFile(layout.site, uncompressed)
      return !isVariant && !HIDDEN.test(path) && isFile(layout.site, path)
    },
    variantsOf: (path: string): Variant[] =>
      ENDINGS.map(([encoding, ending]) => ({ encoding, file: path + ending })).filter(({ file }) =>
        isFile(layout.site, file),
      ),
    tagOf: contentTags(layout.site),
  }
}

async function readManifest(file: string): Promise<ReleaseManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, "utf8")))
  } catch (error) {
    throw incomplete(file, error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error))
  }
}

const incomplete = (file: string, reason: string): StartupError =>
  new StartupError(`There is no complete build to serve: ${file} (${reason}). Run: npm run build`)

/** A file compressed by the build: its encoding, and its path. */
type Variant = { encoding: string; file: string }

/** Encodings of precompressed siblings, best first, and the endings of their files. */
const ENDINGS = Object.entries({ br: ".br", gzip: ".gz" })

/** Files for static hosts, which hide them, and dot files. `/.well-known/` is for the public (RFC 8615). */
const HIDDEN = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)|^\/\.well-known\/.*\/\./

/** The real path must be the requested one: no link, no detour and no other spelling becomes an address. */
function isFile(directory: string, path: string): boolean {
  const file = directory + path
  try {
    return realpathSync.native(file) === file && statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * Returns the ETag of a file: of its content, so that a file that did not change keeps it from one build to the
 * next. Reads it at the first request, or when it was replaced: a release has thousands, and a server is up at once.
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
