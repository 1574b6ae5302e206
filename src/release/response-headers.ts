import { isHashedFile } from "../shared/hashed-file"
import { SERVICE_WORKER_PATH } from "../shared/offline"

/** Response headers of a release: on everything, on hashed files, on all other files. */
export interface ResponseHeaders {
  all: Record<string, string>
  immutable: Record<string, string>
  revalidate: Record<string, string>
  /** On single files, by path, in place of the general ones of the same name. */
  files: Record<string, Record<string, string>>
}

/**
 * pagefind searches by WebAssembly, which a policy allows by `'wasm-unsafe-eval'` (WebAssembly alone, not
 * `eval`). A worker has the policy of its own file: only the search's worker may, and no page.
 */
const SEARCH_WORKER = {
  path: "/pagefind/pagefind-worker.js",
  policy: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
}

/**
 * D4: asked for with every visit, and never taken from a cache: a worker that went wrong must be replaced. It
 * fetches from the site alone.
 */
const WORKER_HEADERS = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
}

/**
 * One table for our server and for static hosts (DESIGN.md, D5). Takes the hashes of the build's inline
 * scripts, the origin of the analytics tag when there is one, and the build's id.
 */
export function responseHeaders(
  scriptHashes: readonly string[],
  analyticsOrigin: string | null,
  buildId: string,
): ResponseHeaders {
  const third = analyticsOrigin ? [analyticsOrigin] : []
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes, ...third],
    // Gatsby inlines the styles and gatsby-plugin-image sizes pictures by style attributes.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...third],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...third],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  }
  return {
    all: {
      "content-security-policy": Object.entries(policy)
        .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
        .join("; "),
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
      [SEARCH_WORKER.path]: { "content-security-policy": SEARCH_WORKER.policy },
      [SERVICE_WORKER_PATH]: WORKER_HEADERS,
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
