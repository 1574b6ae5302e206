import type { IncomingMessage, ServerResponse } from "node:http"
import { extname } from "node:path"
import { contentType } from "mime-types"
import Negotiator from "negotiator"
import send from "send"
import { isHashedFile } from "../shared/hashed-file"
import { NOT_FOUND_PATH } from "../shared/site-paths"
import { answerJson, setHeaders } from "./answer"
import { type Release, variantOf } from "./release"

export const isReading = ({ method }: IncomingMessage): boolean =>
  method === "GET" || method === "HEAD"

/**
 * Serves the pages and files of a release (S-1, D2); answers every request itself. Takes the path below the site's
 * prefix, as it was sent.
 */
export async function serveFile(
  req: IncomingMessage,
  res: ServerResponse,
  release: Release,
  { path, query, prefix }: { path: string; query: string; prefix: string },
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
  const { statusCode } = res
  try {
    await sendFrom(release.directory, file, req, res, release)
  } catch (error) {
    // Another build is replacing this one, by renaming: the files of this one still exist.
    if (!isMissing(error)) throw error
    // Set for the part of it that was asked for.
    res.statusCode = statusCode
    res.removeHeader("Content-Range")
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
  // No `close` comes of a visitor who is gone already.
  if (res.destroyed) return
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

/** What an address leads to. */
type Destination =
  | { kind: "file"; path: string }
  | { kind: "redirect"; to: string }
  /** `asPage`: a person asked for a page, and gets the 404 page; else a program asked for a file. */
  | { kind: "missing"; asPage: boolean }
  | { kind: "malformed" }

const NOT_FOUND_PAGE = /^\/404(?:\.html|\/|\/index\.html)?$/

/**
 * S-1: one address per page. `/about-me` is the page; `/about-me/` and `/about-me/index.html`
 * redirect to it, and so does every old address of it, spelt either way. A page that the owner put into
 * `static/demo/` is at `/demo/`, where its relative addresses are right. Takes the path of a URL as it
 * was sent, without its query.
 */
function destinationOf(
  pathname: string,
  { files, folders, aliases }: Pick<Release, "files" | "folders" | "aliases">,
): Destination {
  const path = decodedPath(pathname)
  if (path === undefined) return { kind: "malformed" }
  if (NOT_FOUND_PAGE.test(path)) return { kind: "missing", asPage: true }
  const isPage = (page: string): boolean => files.has(indexOf(page))

  const canonical = path.replace(/\/(?:index\.html)?$/, "") || "/"
  // Asked first: for hosts that do not redirect, there is a page at the old address.
  const moved = aliases.get(canonical)
  if (moved) return { kind: "redirect", to: encoded(moved) }
  if (folders.has(canonical)) {
    return path === canonical
      ? { kind: "redirect", to: `${encoded(canonical)}/` }
      : { kind: "file", path: indexOf(canonical) }
  }
  if (isPage(path) && (path === "/" || !path.endsWith("/"))) {
    return { kind: "file", path: indexOf(path) }
  }
  if (canonical !== path && isPage(canonical)) return { kind: "redirect", to: encoded(canonical) }
  if (files.has(path)) return { kind: "file", path }
  return { kind: "missing", asPage: [".html", ""].includes(extname(path)) }
}

const indexOf = (page: string): string => (page === "/" ? "/index.html" : `${page}/index.html`)

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** An encoded slash or backslash would become part of the path: no address of ours has one. */
function decodedPath(pathname: string): string | undefined {
  if (/%2f|%5c/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
