import type { ResponseHeaders } from "@site/page-views"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { HASHED_FILE, isHashedFile } from "../shared/hashed-file"
import { SERVICE_WORKER_PATH } from "../shared/offline"
import type { InlineSources } from "./read-page"

/**
 * Features that nothing on the site uses: neither its scripts, nor frames, nor an injected script. Words that every
 * engine with a permissions policy knows: a browser warns of others on every page.
 */
const NO_FEATURES = [
  ...["camera", "display-capture", "gamepad", "geolocation", "microphone", "screen-wake-lock"],
  ...["publickey-credentials-create", "publickey-credentials-get", "storage-access"],
]

/** The policies of `root/document-start` and `browser/trusted-html`. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default notice site"]

const POLICY = "content-security-policy"

/** A longer line of `_headers` is left out by Cloudflare Pages: the site would have no policy. */
const LONGEST_LINE = 2000

/**
 * One table for our server and for static hosts (D5). Takes the sources of what the build's pages hold themselves,
 * the site file, and the build's id. Throws when the policy is too long.
 */
export function responseHeaders(
  inline: InlineSources,
  {
    analyticsOrigin,
    frames,
    hstsPreload,
  }: Pick<SiteFacts, "analyticsOrigin" | "frames" | "hstsPreload">,
  buildId: string,
): ResponseHeaders {
  const third = analyticsOrigin ? [analyticsOrigin] : []
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...third].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    // The site has no style attributes; a component that an article imports may.
    ...(inline.attributes.length > 0
      ? [["style-src-attr 'unsafe-hashes'", ...inline.attributes].join(" ")]
      : []),
    ["img-src 'self' data:", ...third].join(" "),
    ...(inline.media.length > 0 ? ["media-src 'self'"] : []),
    // D34: what articles show of other sites by a click.
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "font-src 'self'",
    ["connect-src 'self'", ...third].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // A third party's script is not written for them.
    ...(analyticsOrigin ? [] : TRUSTED_TYPES),
  ].join("; ")
  const longest = LONGEST_LINE - line(POLICY, "").length
  if (policy.length > longest) {
    throw new Error(messages.build.longPolicy(policy.length, longest, inline.attributes.length))
  }
  return {
    all: {
      [POLICY]: policy,
      "strict-transport-security": `max-age=63072000${hstsPreload ? "; includeSubDomains; preload" : ""}`,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      // A third party's script need not allow embedding: then it is loaded without cookies. A frame of
      // another site would need the same header there, which none of those has.
      ...(frames.length === 0 && {
        "cross-origin-embedder-policy": analyticsOrigin ? "credentialless" : "require-corp",
      }),
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": [
        // Films use it too, also in frames of other sites.
        `fullscreen=(${["self", ...frames.map(quoted)].join(" ")})`,
        ...NO_FEATURES.map(feature => `${feature}=()`),
      ].join(", "),
      // S-28: names the build of a page. Written into the page, it would change every page with
      // every build.
      "server-timing": `build;desc="${buildId}"`,
    },
    immutable: {
      "cache-control": "public, max-age=31536000, immutable",
      // Readers of feeds show an article's pictures on pages of their own.
      "cross-origin-resource-policy": "cross-origin",
    },
    hashed: HASHED_FILE.source,
    revalidate: { "cache-control": "public, max-age=0, must-revalidate" },
    files: {
      // pagefind searches by WebAssembly, which a policy allows by `'wasm-unsafe-eval'` (only WebAssembly, not `eval`).
      // A worker has the policy of its own file: only pagefind's worker may, and no page.
      "/pagefind/pagefind-worker.js": {
        "content-security-policy":
          "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
      },
      // D4: fetched with every visit, never from a cache: a worker that went wrong must be replaced. It fetches only
      // from the site.
      [SERVICE_WORKER_PATH]: {
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; connect-src 'self'",
      },
    },
  }
}

/**
 * The table in the `_headers` form that static hosts read (Netlify, Cloudflare Pages). There, an exact rule adds to the
 * general one; `! name` first takes the general value away.
 */
export function headersFile(
  { all, immutable, revalidate, files: single }: ResponseHeaders,
  files: readonly string[],
  pathPrefix: string,
): string {
  const hashed = files.filter(file => isHashedFile(file) && !file.startsWith("static/"))
  const general = lines({ ...all, ...revalidate })
  const rules = [
    // For Cloudflare Pages `/carnet/*` leaves out `/carnet`.
    ...(pathPrefix ? [[pathPrefix, ...general]] : []),
    [`${pathPrefix}/*`, ...general],
    // Cloudflare Pages takes 100 rules: without one, a hashed file is only requested again with each visit.
    ...Object.entries(single).map(([path, headers]) => [pathPrefix + path, ...instead(headers)]),
    ...["static/*", ...hashed].map(path => [`${pathPrefix}/${path}`, ...instead(immutable)]),
  ]
  return `${rules.map(rule => rule.join("\n")).join("\n\n")}\n`
}

const instead = (headers: Record<string, string>): string[] => [
  ...Object.keys(headers).map(name => `  ! ${name}`),
  ...lines(headers),
]

const quoted = (origin: string): string => `"${origin}"`

const lines = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value))

const line = (name: string, value: string): string => `  ${name}: ${value}`

/**
 * The old addresses in the `_redirects` form that static hosts read (Netlify, Cloudflare Pages); empty when there
 * are none. `!`: for Netlify, also where a file has the address, like the small page for other hosts. Cloudflare, which
 * leaves out such a line, has one of its own.
 */
export function redirectsFile(aliases: Readonly<Record<string, string>>, prefix: string): string {
  return Object.entries(aliases)
    .map(([from, to]) => `${encodeURI(prefix + from)} ${encodeURI(prefix + to)} 301`)
    .map(line => `${line}!\n${line}\n`)
    .join("")
}
