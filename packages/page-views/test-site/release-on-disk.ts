import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { buildSync } from "esbuild"
import type { ServedFile } from "../server/release-format"

export const HOME = "<!doctype html><title>Home</title>"
export const ABOUT = `<!doctype html><title>About</title>${"about me ".repeat(200)}`
export const NOT_FOUND = `<!doctype html><title>Not found</title>${"no ".repeat(200)}`
export const DEMO = '<!doctype html><script src="demo.js"></script>'
export const HASHED_SCRIPT = "/app-0123456789abcdef0123.js"

const FILES: Record<string, string> = {
  "/index.html": HOME,
  "/about-me/index.html": ABOUT,
  "/blog/été/index.html": HOME,
  "/2024/été/index.html": ABOUT,
  "/404.html": NOT_FOUND,
  "/404/index.html": NOT_FOUND,
  [HASHED_SCRIPT]: "console.warn(1)",
  "/styles.0123456789abcdef0123.css": "a{}",
  "/app-0123456789abcdef0123.js.map": "{}",
  "/static/d41d8/portrait.jpg": "jpeg",
  "/page-data/about-me/page-data.json": "{}",
  "/page-data/sq/d/0123456789abcdef0123.json": "{}",
  "/page-data/app-data.json": "{}",
  "/nested/app-0123456789abcdef0123.js": "",
  "/app.js": "",
  "/sw.js": "",
  "/builds/latest.json": "{}",
  "/favicon 1.ico": "ico",
  "/site.webmanifest": "{}",
  "/demo/index.html": DEMO,
  "/demo/été/index.html": DEMO,
  "/.well-known/security.txt": "Contact: mailto:me@jean.example",
}

/** Files that are beside those of the list, and nobody's. */
const UNLISTED: Record<string, string> = {
  "/.env": "SECRET=1",
  "/_headers": "/*",
  "/_redirects": "/a /b 301!",
  "/.git/config": "secret",
}

const COMPRESSED = ["/about-me/index.html", "/404.html", HASHED_SCRIPT]

export const HEADERS = {
  all: { "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff" },
  immutable: { "cache-control": "public, max-age=31536000, immutable" },
  hashed: "^(?:static/|[^/]+[-.][0-9a-f]{20}\\.(?:js|css))",
  revalidate: { "cache-control": "public, max-age=0, must-revalidate" },
  files: { "/app.js": { "content-security-policy": "default-src 'none'; connect-src 'self'" } },
}

/** A new empty directory; `remove` deletes it with its content. */
export function makeDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "portfolio-server-"))
  return { path, remove: () => rmSync(path, { recursive: true }) }
}

type Changes = {
  id?: string
  server?: string
  pathPrefix?: string
  pages?: string[]
  aliases?: Record<string, string>
  files?: Record<string, string>
  headers?: typeof HEADERS
  pageViews?: boolean
}

/** Writes a small release, as the build would, with the real server. */
export function writeRelease(directory: string, changes: Changes = {}): void {
  const {
    id = "first",
    server = "",
    pathPrefix = "",
    pages = ["/", "/about-me", "/blog/été"],
  } = changes
  const files = { ...FILES, ...changes.files }
  const release = {
    id,
    server,
    builtAt: "2026-03-14T12:00:00Z",
    origin: "https://jean.example/",
    pathPrefix,
    pages,
    headers: changes.headers ?? HEADERS,
    folders: ["/demo", "/demo/été"],
    inputs: "test",
    pageViews: changes.pageViews,
    nextPublication: null,
    served: Object.fromEntries(Object.entries(files).map(listed)),
    aliases: { "/2024/été": "/blog/été", "/ancien.html": "/about-me", ...changes.aliases },
  }
  write(join(directory, "release.json"), JSON.stringify(release))
  for (const [path, text] of Object.entries({ ...files, ...UNLISTED })) {
    write(join(directory, "site", path), text)
    if (!COMPRESSED.includes(path)) continue
    write(join(directory, "site", `${path}.br`), brotliCompressSync(text))
    write(join(directory, "site", `${path}.gz`), gzipSync(text))
  }
  const shared = process.env[SHARED_PROGRAMS]
  if (shared) cpSync(shared, directory, { recursive: true })
  else bundlePrograms(directory)
  const packages = join(directory, "node_modules")
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages)
}

/** A file in the list of the release. */
const listed = ([path, text]: [string, string]): [string, ServedFile] => {
  const digest = createHash("sha256").update(text).digest("hex")
  return [path.slice(1), COMPRESSED.includes(path) ? [digest, "br", "gzip"] : [digest]]
}

/** Puts another release in place, as the build does: beside the last one, which a link leads to. */
export function swapRelease(directory: string, changes: Changes): void {
  swaps += 1
  const folder = `releases/${swaps}`
  writeRelease(join(dirname(directory), folder), changes)
  linkRelease(directory, folder)
}

let swaps = 0

/** Moves the link of a release to another folder beside it, by one rename. */
export function linkRelease(link: string, folder: string): void {
  symlinkSync(folder, `${link}.link`)
  renameSync(`${link}.link`, link)
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Variable with the folder that holds both programs of a release. */
export const SHARED_PROGRAMS = "TEST_PROGRAMS"

/** Writes the server, and the writer of its SQLite file, as one CommonJS script each. */
export function bundlePrograms(folder: string): void {
  const entryPoints = {
    server: "packages/page-views/commands/serve.ts",
    writer: "packages/page-views/stores/writer.ts",
  }
  const outExtension = { ".js": ".cjs" }
  buildSync({ entryPoints, outdir: folder, outExtension, bundle: true, platform: "node" })
}
