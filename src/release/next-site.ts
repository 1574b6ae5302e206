import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import { constants, copyFile, link, mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"
import { ENDINGS, type Encoding, type ServedFile } from "@site/page-views"
import { isHashedFile } from "../shared/hashed-file"

const COMPRESSIBLE = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest|map)$/
/** `index.html`, `blog/index.html`, `404.html`. */
const TOP_PAGE = /^(?:[^/]+\/)?[^/]+\.html$/
/** Files that each first search loads. */
const SEARCH = /^pagefind\/[^/]+$/
/** Smaller files gain nothing: they fit one network packet either way. */
const WORTH_BYTES = 1024

/** Only scripts request it, in browsers that all take brotli: crawlers and old programs, which may not, read pages. */
const PAGE_DATA = /^page-data\//

/** Nothing is written over: the file that is there may be a link to one of the last release. */
const NEW = { flag: "wx" }
const NEW_COPY = constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL

/** Files for static hosts, and dot files: nobody may fetch them. `/.well-known/` is for the public (RFC 8615). */
const HIDDEN = /^_(?:headers|redirects)$|^\.(?!well-known\/)|\/\./

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Content of a file of the site, or the file that has it. */
export type Content = string | Buffer | { file: string }

export type NextSite = ReturnType<typeof nextSite>

/**
 * The site of the next release while it is made. A file that the site `last` has too, byte for byte, is a link to it,
 * and its compressed forms are: what did not change takes no time and no room (D8).
 */
export function nextSite(folder: string, last: string) {
  const list = new Map<string, ServedFile>()

  async function put(name: string, made: Content): Promise<void> {
    const source = typeof made === "object" && "file" in made ? made.file : undefined
    const content = bytesOf(made)
    const encodings = encodingsOf(name, content)
    list.set(name, [hash("sha256", content, "base64url").slice(0, 22), ...encodings])
    const file = join(folder, name)
    const isSame = readIfThere(join(last, name))?.equals(content) ?? false
    const form = (ending: string, make: () => Promise<void>) =>
      isSame ? linkOr(join(last, name + ending), file + ending, make) : make()
    await mkdir(dirname(file), { recursive: true })
    await form("", () =>
      source ? copyFile(source, file, NEW_COPY) : writeFile(file, content, NEW),
    )
    const compressed = (encoding: Encoding) => async () =>
      writeFile(file + ENDINGS[encoding], await COMPRESS[encoding](content, name), NEW)
    await Promise.all(encodings.map(one => form(ENDINGS[one], compressed(one))))
  }

  /** The names of the files so far. */
  const files = (): string[] => [...list.keys()].sort()

  return {
    folder,
    put,
    files,
    /** The files so far that visitors may fetch, by their names. */
    served: (): Record<string, ServedFile> =>
      Object.fromEntries([...list].filter(([name]) => !HIDDEN.test(name))),
    /** Digest of the names and contents of the files so far. */
    digest: (): string =>
      hash("sha256", JSON.stringify(files().map(name => [name, list.get(name)]))).slice(0, 20),
  }
}

/** Encodings in which a file is kept too: those that are worth it. */
function encodingsOf(name: string, content: Buffer): Encoding[] {
  if (!COMPRESSIBLE.test(name) || content.byteLength < WORTH_BYTES) return []
  return PAGE_DATA.test(name) ? ["br"] : ["br", "gzip"]
}

const bytesOf = (content: Content): Buffer => {
  if (typeof content === "string") return Buffer.from(content)
  return "file" in content ? readFileSync(content.file) : content
}

/** Links a file to a second name. Calls `copy` where the system cannot. */
const linkOr = (file: string, name: string, copy: () => Promise<void>): Promise<void> =>
  link(file, name).catch(copy)

/**
 * Hashed files are compressed once and served for years, and there are few pages at the top. Of an article's page of 61 kB
 * quality 5 makes 18.1 kB in 1.5 ms, 9 makes 17.9 in 2.0 ms with a window of 64 kB, 11 makes 16.8 in 74 ms.
 */
const brotli = (content: Buffer, name: string): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      ...(!(isHashedFile(name) || TOP_PAGE.test(name) || SEARCH.test(name)) && {
        [zlib.BROTLI_PARAM_QUALITY]: 5,
        [zlib.BROTLI_PARAM_LGWIN]: 16,
      }),
    },
  })

const COMPRESS = { br: brotli, gzip: (content: Buffer) => gzipAsync(content) }

/** At once: for thousands of small files, threads cost more than they save. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
