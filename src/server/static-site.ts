import type { IncomingMessage, ServerResponse } from "node:http"
import { extname } from "node:path"
import { contentType } from "mime-types"
import Negotiator from "negotiator"
import send from "send"
import { isHashedFile } from "../shared/hashed-file"
import { NOT_FOUND_PATH } from "../shared/site-paths"
import { answerJson, setHeaders } from "./answer"
import { type Release, variantOf } from "./release"
import { destinationOf } from "./site-address"

/** Where a request leads within the site: its path below the site's prefix, as it was sent. */
type SiteAddress = { path: string; query: string; prefix: string }

export const isReading = ({ method }: IncomingMessage): boolean =>
  method === "GET" || method === "HEAD"

/** Serves the pages and files of a release (S-1, D2); answers every request itself. */
export async function serveFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  { path, query, prefix }: SiteAddress,
): Promise<void> {
  if (!isReading(req)) {
    res.setHeader("Allow", "GET, HEAD")
    return answerJson(res, 405, { error: "only GET and HEAD are allowed" })
  }
  const destination = destinationOf(path, release)
  switch (destination.kind) {
    case "file":
      return sendFile(req, res, release, destination.path)
    case "redirect":
      setHeaders(res, { ...release.headers.revalidate, Location: prefix + destination.to + query })
      res.writeHead(301, { "Content-Length": 0 }).end()
      return
    case "missing":
      return sendMissing(req, res, release, destination.asPage || isForPerson(req))
    case "malformed":
      answerJson(res, 400, { error: "the address is malformed" })
  }
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
): Promise<void> {
  res.statusCode = 404
  if (asPage && release.files.has(NOT_FOUND_PATH)) {
    return sendFile(req, res, release, NOT_FOUND_PATH)
  }
  setHeaders(res, { ...release.headers.revalidate, "Content-Type": "text/plain; charset=utf-8" })
  res.setHeader("Content-Length", NOT_FOUND_TEXT.length)
  res.end(NOT_FOUND_TEXT)
}

/** Resolves when the answer is complete or given up; rejects when the file cannot be read. */
async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  path: string,
): Promise<void> {
  const ready = release.files.get(path) ?? []
  const accepted = ready.length > 0 ? new Negotiator(req).encodings([...ready]) : []
  const encoding = ready.find(name => accepted.includes(name))
  setHeaders(res, isImmutable(path) ? release.headers.immutable : release.headers.revalidate)
  setHeaders(res, release.headers.files[path] ?? {})
  res.setHeader("Content-Type", contentType(extname(path)) || "application/octet-stream")
  if (ready.length > 0) res.setHeader("Vary", "Accept-Encoding")
  if (encoding) res.setHeader("Content-Encoding", encoding)
  const file = encoding ? variantOf(path, encoding) : path
  try {
    await sendFrom(release.directory, file, req, res, release)
  } catch (error) {
    // Another build is replacing this one, by renaming: the files of this one still exist.
    if (!isMissing(error)) throw error
    await sendFrom(release.laterDirectory, file, req, res, release)
  }
}

/** D2: whether a file may be cached for ever. Takes the path of a URL. */
const isImmutable = (path: string): boolean => isHashedFile(path.slice(1))

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT"

async function sendFrom(
  root: string,
  file: string,
  req: IncomingMessage,
  res: ServerResponse,
  { tagOf }: Release,
): Promise<void> {
  res.setHeader("ETag", await tagOf(root, file))
  await new Promise<void>((resolve, reject) => {
    send(req, encodeURI(file), {
      root,
      dotfiles: "allow",
      cacheControl: false,
      // A part of the 404 page would turn its status into 206.
      acceptRanges: res.statusCode === 200,
    })
      .on("error", reject)
      .pipe(res)
    // A visitor who went away in the middle is no failure of the server.
    res.once("close", resolve)
  })
}
