import { extname } from "node:path"
import type { Request, RequestHandler, Response } from "express"
import type { CurrentRelease } from "./current-release"
import type { Release } from "./release"
import { destinationOf, isImmutable } from "./site-address"
import { ENCODINGS, variantOf } from "./site-files"

/** Serves the pages and files of the current release (S-1, D2); answers every request itself. */
export function staticSite(releases: CurrentRelease): RequestHandler {
  return async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.set("Allow", "GET, HEAD").status(405).json({ error: "only GET and HEAD are allowed" })
      return
    }
    const release = releases.current()
    const destination = destinationOf(req.path, release)
    switch (destination.kind) {
      case "file":
        await sendFile(req, res, release, destination.path)
        return
      case "redirect": {
        const query = req.url.indexOf("?")
        res.set(release.headers.revalidate)
        res.redirect(301, req.baseUrl + destination.to + (query < 0 ? "" : req.url.slice(query)))
        return
      }
      case "missing":
        await sendMissing(req, res, release, destination.asPage || isForPerson(req))
        return
      case "malformed":
        res.status(400).json({ error: "the address is malformed" })
    }
  }
}

const NOT_FOUND_PAGE = "/404.html"

/** S-10: `/blog/node.js` in the address bar is a page that does not exist, not a script. */
const isForPerson = (req: Request): boolean => /\btext\/html\b/.test(req.get("accept") ?? "")

async function sendMissing(req: Request, res: Response, release: Release, asPage: boolean) {
  res.status(404)
  if (asPage && release.files.has(NOT_FOUND_PAGE)) {
    await sendFile(req, res, release, NOT_FOUND_PAGE)
    return
  }
  res.set(release.headers.revalidate).type("text").send("Not found\n")
}

/** Resolves when the answer is complete or given up; rejects when the file cannot be read. */
async function sendFile(req: Request, res: Response, release: Release, path: string) {
  const ready = release.files.get(path) ?? []
  const encoding = ENCODINGS.find(name => ready.includes(name) && req.acceptsEncodings(name))
  res.set(isImmutable(path) ? release.headers.immutable : release.headers.revalidate)
  res.set(release.headers.files[path] ?? {})
  res.type(extname(path))
  if (ready.length > 0) res.vary("Accept-Encoding")
  if (encoding) res.set("Content-Encoding", encoding)
  const file = encoding ? variantOf(path, encoding) : path
  try {
    await sendFrom(release.directory, file, req, res)
  } catch (error) {
    // Another build is being put in the place of this one: by renaming, so its files are still there.
    if (!isMissing(error)) throw error
    await sendFrom(release.laterDirectory, file, req, res)
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT"

function sendFrom(root: string, file: string, req: Request, res: Response): Promise<void> {
  const options = {
    root,
    dotfiles: "allow" as const,
    cacheControl: false,
    // A part of the 404 page would turn its status into 206.
    acceptRanges: res.statusCode === 200,
  }
  return new Promise((resolve, reject) => {
    res.sendFile(file, options, error => {
      // A visitor who went away in the middle is no failure of the server.
      const isGone = req.socket.destroyed
      if (error && !res.headersSent && !isGone) reject(error)
      else resolve()
    })
  })
}
