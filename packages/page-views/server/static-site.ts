import { statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { contentType } from "mime-types"
import Negotiator from "negotiator"
import send from "send"
import { decodedPath } from "../counter/counted-view"
import { codeOf } from "../startup-error"
import { isReading, READ_ONLY, refuse, setHeaders } from "./answer"
import type { Release } from "./release"
import { ENDINGS, type Encoding } from "./release-format"

/** The document for an address that no page has. */
const NOT_FOUND_PATH = "/404.html"
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
  if (path === undefined) return sendMissing(req, res, release, 400)
  if (NOT_FOUND_PAGE.test(path)) return sendMissing(req, res, release)

  const { served, folders, aliases, headers } = release
  const redirect = (to: string) => {
    const location = prefix + to.split("/").map(encodeURIComponent).join("/") + query
    setHeaders(res, { ...headers.revalidate, Location: location })
    res.writeHead(301, { "Content-Length": 0 }).end()
  }
  const canonical = path.replace(/\/(?:index\.html)?$/, "") || "/"
  // First, because for hosts that do not redirect there is a page at the old address.
  const moved = aliases.get(canonical)
  if (moved) return redirect(moved)
  const document = canonical === "/" ? "/index.html" : `${canonical}/index.html`
  if (served.has(document)) {
    const isFolder = folders.has(canonical)
    const isItsAddress = isFolder ? path !== canonical : path === canonical
    if (isItsAddress) return sendFound(req, res, release, document)
    return redirect(isFolder ? `${canonical}/` : canonical)
  }
  if (served.has(path)) return sendFound(req, res, release, path)
  return sendMissing(req, res, release)
}

/** Sends a file of the list; the error page when it is gone. */
async function sendFound(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  path: string,
): Promise<void> {
  const isSent = await unlessMissing(res, () => sendFile(req, res, release, path))
  if (!isSent) await sendMissing(req, res, release)
}

/** S-10, R-26: answers an address that nothing has with the error page. */
export async function sendMissing(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  status = 404,
): Promise<void> {
  res.statusCode = status
  // RFC 9110, 13.2.1: they are about a file that is there. A part of the error page would turn its status into 206.
  for (const name of CONDITIONS) delete req.headers[name]
  return sendFile(req, res, release, NOT_FOUND_PATH)
}

const CONDITIONS = [
  "if-match",
  "if-none-match",
  "if-modified-since",
  "if-unmodified-since",
  "range",
]

/** Resolves when the answer is complete or given up; rejects when the file cannot be read. */
async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  path: string,
): Promise<void> {
  const { served, headers, hashed } = release
  const [digest = "", ...encodings] = served.get(path) ?? []
  setHeaders(res, hashed.test(path.slice(1)) ? headers.immutable : headers.revalidate)
  setHeaders(res, headers.files[path] ?? {})
  res.setHeader("Content-Type", contentType(extname(path)) || "application/octet-stream")
  if (encodings.length > 0) res.appendHeader("Vary", "Accept-Encoding")
  const encoding = preferredEncoding(req, encodings)
  const isSent =
    encoding &&
    (await unlessMissing(res, () => {
      res.setHeader("Content-Encoding", encoding)
      return sendBytes(req, res, release, path + ENDINGS[encoding], `${digest}-${encoding}`)
    }))
  if (!isSent) await sendBytes(req, res, release, path, digest)
}

/** Sends a file under its tag of the list, a part of it if that is what the client requests. */
async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  { directory, isOverwritten }: Release,
  file: string,
  tag: string,
): Promise<void> {
  // A file of an overwritten release may not be that of the list: `send` makes a tag of its size and time.
  if (!isOverwritten) res.setHeader("ETag", `"${tag}"`)
  // RFC 9110, 13.1.5: a part is of the very file that the client has. `send` accepts a weak tag, and sends parts to
  // HEAD (14.2).
  const known = req.headers["if-range"]
  const isKnown = known === undefined || (!isOverwritten && known === `"${tag}"`)
  const isPart = req.method === "GET" && isKnown
  if (!isPart || isWhole(req.headers.range ?? "", join(directory, file))) delete req.headers.range
  // No `close` comes of a visitor who is gone already.
  if (res.destroyed) return
  await new Promise<void>((resolve, reject) => {
    send(req, encodeURI(file), { root: directory, dotfiles: "allow", cacheControl: false })
      .on("error", reject)
      .pipe(res)
    // A visitor who went away in the middle is no failure of the server.
    res.once("close", resolve)
  })
}

/**
 * Returns true for a `Range` that is answered with the whole file, although `send` would refuse it (RFC 9110, 14.1.1 and
 * 14.1.2): a range that ends before it begins is ignored, and the last bytes of a shorter file are all of it.
 */
function isWhole(range: string, file: string): boolean {
  const specs = range.replace(/^bytes=/i, "").split(",")
  return specs.some(spec => {
    const [, first = "", last = ""] = /^\s*(\d*)-(\d+)\s*$/.exec(spec) ?? []
    if (last === "") return false
    return first === "" ? Number(last) > statSync(file).size : Number(first) > Number(last)
  })
}

/** Returns false, and leaves the answer as it was, when the file to send is not there. */
async function unlessMissing(res: ServerResponse, sending: () => Promise<void>): Promise<boolean> {
  const { statusCode } = res
  const headers = res.getHeaders()
  try {
    await sending()
    return true
  } catch (error) {
    if (res.headersSent || codeOf(error) !== "ENOENT") throw error
    res.statusCode = statusCode
    for (const name of res.getHeaderNames()) if (!(name in headers)) res.removeHeader(name)
    return false
  }
}

/** With the option that the package's types do not know. */
type SortEncodings = (
  names: readonly string[],
  options: { preferred: readonly string[] },
) => string[]

/**
 * Encoding that the visitor prefers (RFC 9110, 12.5.3), of equal ones the first; undefined for the file itself, also for
 * a client that excludes everything, as it can read that.
 */
function preferredEncoding(
  req: IncomingMessage,
  encodings: readonly Encoding[],
): Encoding | undefined {
  const negotiator = new Negotiator(req)
  const sort: SortEncodings = negotiator.encodings.bind(negotiator)
  const [preferred] = sort([...encodings, "identity"], { preferred: encodings })
  return encodings.find(encoding => encoding === preferred)
}
