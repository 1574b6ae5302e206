import { createHash } from "node:crypto"
import type { ResponseHeaders } from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import { SERVICE_WORKER_PATH } from "../shared/offline"

/**
 * One table for our server and for static hosts (D5). Takes the hashes of the build's inline
 * scripts, the origin of the analytics tag when there is one, and the build's id.
 */
export function responseHeaders(
  scriptHashes: readonly string[],
  analyticsOrigin: string | null,
  buildId: string,
): ResponseHeaders {
  const third = analyticsOrigin ? [analyticsOrigin] : []
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...third].join(" "),
    // Gatsby inlines the styles and gatsby-plugin-image sizes pictures by style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...third].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...third].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    all: {
      "content-security-policy": policy.join("; "),
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      // S-28: tells a page which build it belongs to. Written into the page, it would change every page with
      // every build.
      "server-timing": `build;desc="${buildId}"`,
    },
    immutable: { "cache-control": "public, max-age=31536000, immutable" },
    revalidate: { "cache-control": "public, max-age=0, must-revalidate" },
    files: {
      // pagefind searches by WebAssembly, which a policy allows by `'wasm-unsafe-eval'` (WebAssembly alone, not
      // `eval`). A worker has the policy of its own file: only the search's worker may, and no page.
      "/pagefind/pagefind-worker.js": {
        "content-security-policy":
          "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
      },
      // D4: fetched with every visit, never from a cache: a worker that went wrong must be replaced. It fetches
      // from the site alone.
      [SERVICE_WORKER_PATH]: {
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; connect-src 'self'",
      },
    },
  }
}

/**
 * The table in the `_headers` form that static hosts read (Netlify, Cloudflare Pages). There, an exact
 * rule adds to the general one; `! name` first takes the general value away. Takes the site's files, and the path
 * that it is under.
 */
export function headersFile(
  { all, immutable, revalidate, files: single }: ResponseHeaders,
  files: readonly string[],
  pathPrefix: string,
): string {
  const hashed = files.filter(file => isHashedFile(file) && !file.startsWith("static/"))
  const rules = [
    ["/*", ...lines({ ...all, ...revalidate })],
    ...["static/*", ...hashed].map(path => [`${pathPrefix}/${path}`, ...instead(immutable)]),
    ...Object.entries(single).map(([path, headers]) => [pathPrefix + path, ...instead(headers)]),
  ]
  return `${rules.map(rule => rule.join("\n")).join("\n\n")}\n`
}

const instead = (headers: Record<string, string>): string[] => [
  ...Object.keys(headers).map(name => `  ! ${name}`),
  ...lines(headers),
]

const lines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/**
 * The old addresses in the `_redirects` form that static hosts read (Netlify, Cloudflare Pages); empty when there
 * are none. `!`: also where a file has the address, like the small page for other hosts.
 */
export function redirectsFile(aliases: Readonly<Record<string, string>>, prefix: string): string {
  return Object.entries(aliases)
    .map(([from, to]) => `${encodeURI(prefix + from)} ${encodeURI(prefix + to)} 301!\n`)
    .join("")
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Attributes of a script whose text does not run: it has a file, or is a data block such as JSON-LD. */
const NO_CODE = /\ssrc=|\btype=["']?(?!["']|module\b|text\/javascript\b)/i

/**
 * CSP sources (`'sha256-…'`) of the inline scripts of a page, each once. Others need none (CSP level 3, “should
 * element's inline behaviour be blocked”).
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = "", text]) => text && !NO_CODE.test(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  return [...new Set(hashes)]
}
