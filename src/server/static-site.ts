import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { contentType } from "mime-types"
import Negotiator from "negotiator"
import send from "send"
import { isHashedFile } from "../shared/hashed-file"
import { NOT_FOUND_PATH } from "../shared/site-paths"
import { isReading, READ_ONLY, refuse, setHeaders } from "./answer"
import { decodedPath } from "./counted-view"
import type { Refusal } from "./page-view-request"
import type { Release, Variant } from "./release"
import { codeOf } from "./startup-error"

const NOT_FOUND_PAGE = /^\/404(?:\.html|\/|\/index\.html)?$/

/**
 * Serves the pages and files of a release (D2). S-1: one address per page. `/about-me` is the page; `/about-me/` and
 * `/about-me/index.html` redirect to it, and so do its old addresses, spelt either way. A page that the owner put into
 * `static/demo/` is at `/demo/`, where its relative addresses are right. Takes the path below the prefix, as sent.
 */
export async function serveFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  { path: sent, query, prefix }: { path: string; query: string; prefix: string },
): Promise<void> {
  if (!isReading(req)) return refuse(res, READ_ONLY)
  const path = decodedPath(sent)
  if (path === undefined) return refuseAddress(req, res, release, MALFORMED)
  if (NOT_FOUND_PAGE.test(path)) return sendMissing(req, res, release, true)

  const { files, folders, aliases, headers } = release
  const redirect = (to: string) => {
    const location = prefix + to.split("/").map(encodeURIComponent).join("/") + query
    setHeaders(res, { ...headers.revalidate, Location: location })
    res.writeHead(301, { "Content-Length": 0 }).end()
  }
  const canonical = path.replace(/\/(?:index\.html)?$/, "") || "/"
  // Asked first: for hosts that do not redirect, there is a page at the old address.
  const moved = aliases.get(canonical)
  if (moved) return redirect(moved)
  const page = canonical === "/" ? "/index.html" : `${canonical}/index.html`
  if (files.has(page)) {
    const isFolder = folders.has(canonical)
    const isItsAddress = isFolder ? path !== canonical : path === canonical
    if (isItsAddress) return sendFile(req, res, release, page)
    return redirect(isFolder ? `${canonical}/` : canonical)
  }
  if (files.has(path)) return sendFile(req, res, release, path)
  if (release.hasCome(page) || release.hasCome(path)) {
    return serveFile(req, res, release, { path: sent, query, prefix })
  }
  const isPage = [".html", ""].includes(extname(path))
  if (!isPage) res.setHeader("Vary", "Accept")
  return sendMissing(req, res, release, isPage || isForPerson(req))
}

const MALFORMED: Refusal = { status: 400, reason: "the address is malformed" }

/** refuses what is no address of the site: with the error page for a person, with the reason for a program. */
export async function refuseAddress(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  refusal: Refusal,
): Promise<void> {
  res.setHeader("Vary", "Accept")
  if (!isForPerson(req)) return refuse(res, refusal)
  await sendMissing(req, res, release, true, refusal.status)
}

const NOT_FOUND_TEXT = "Not found\n"

/** S-10: `/blog/node.js` in the address bar is a page that does not exist, not a script. */
const isForPerson = (req: IncomingMessage): boolean =>
  /\btext\/html\b/.test(req.headers.accept ?? "")

async function sendMissing(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  asPage: boolean,
  status = 404,
): Promise<void> {
  res.statusCode = status
  // RFC 9110, 13.2.1: they are about a file that is there. A part of the error page would turn its status into 206.
  for (const name of CONDITIONS) delete req.headers[name]
  if (asPage && release.files.has(NOT_FOUND_PATH)) {
    return sendFile(req, res, release, NOT_FOUND_PATH)
  }
  setHeaders(res, { ...release.headers.revalidate, "Content-Type": "text/plain; charset=utf-8" })
  res.writeHead(status, { "Content-Length": NOT_FOUND_TEXT.length }).end(NOT_FOUND_TEXT)
}

const CONDITIONS = [
  "if-match",
  "if-none-match",
  "if-modified-since",
  "if-unmodified-since",
  "range",
]

/** RFC 9110, 12.5.3: the client excludes the file itself, and there is no encoding that it accepts. */
const NOT_ACCEPTABLE: Refusal = { status: 406, reason: "no encoding of the file is accepted" }

/** Resolves when the answer is complete or given up; rejects when the file cannot be read. */
async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  path: string,
): Promise<void> {
  const variants = release.files.get(path) ?? []
  const encoding = preferredEncoding(req, variants)
  if (!encoding && res.statusCode === 200) return refuse(res, NOT_ACCEPTABLE)
  const variant = variants.find(it => it.encoding === encoding)
  // D2: whether it may be cached for ever.
  const isImmutable = isHashedFile(path.slice(1))
  setHeaders(res, isImmutable ? release.headers.immutable : release.headers.revalidate)
  setHeaders(res, release.headers.files[path] ?? {})
  res.setHeader("Content-Type", contentType(extname(path)) || "application/octet-stream")
  if (variants.length > 0) res.appendHeader("Vary", "Accept-Encoding")
  if (variant) res.setHeader("Content-Encoding", variant.encoding)
  const { file } = variant ?? { file: path }
  const tag = await release.tagOf(file).catch(refuseMissing)
  res.setHeader("ETag", tag)
  // RFC 9110, 13.1.5: a part is sent of what the visitor has, to the byte. `send` takes a weak tag for that, and
  // gives parts to HEAD (14.2).
  const isPart = req.method === "GET" && (req.headers["if-range"] ?? tag) === tag
  if (!isPart) delete req.headers.range
  // No `close` comes of a visitor who is gone already.
  if (res.destroyed) return
  await new Promise<void>((resolve, reject) => {
    send(req, encodeURI(file), {
      root: release.directory,
      dotfiles: "allow",
      cacheControl: false,
    })
      .on("error", reject)
      .pipe(res)
    // A visitor who went away in the middle is no failure of the server.
    res.once("close", resolve)
  })
  // What is gone by now is not kept.
  await release.answers
    .keep(req, res, join(release.directory, file), () => release.tagOf(file))
    .catch(() => {})
}

/** With the option that the package's types do not know. */
type SortEncodings = (
  names: readonly string[],
  options: { preferred: readonly string[] },
) => string[]

/** What the visitor likes best (RFC 9110, 12.5.3), of encodings liked alike the first; the file itself is `identity`. */
function preferredEncoding(req: IncomingMessage, variants: readonly Variant[]): string | undefined {
  const encodings = variants.map(({ encoding }) => encoding)
  const negotiator = new Negotiator(req)
  const sort: SortEncodings = negotiator.encodings.bind(negotiator)
  return sort([...encodings, "identity"], { preferred: encodings })[0]
}

/** What was on the list and is gone is no failure of the server. */
function refuseMissing(error: unknown): never {
  if (codeOf(error) !== "ENOENT") throw error
  throw Object.assign(new Error("no such file", { cause: error }), { status: 404 })
}
