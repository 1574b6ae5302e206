import { JSDOM } from "jsdom"

/**
 * Points that the rules of Mozilla's HTTP Observatory (`@mdn/mdn-http-observatory` 1.4.8, algorithm 4:
 * `src/analyzer/tests` and `src/grader/charts.js`) give a page behind HTTPS, by rule. Not the package itself: with
 * Sentry, Fastify and a PostgreSQL client it brings 233 packages and an install script that asks the network. What a
 * site of ours cannot have is left out: cookies, CORS, HTTP without a redirect, and a place on the list of preloaded
 * hosts.
 */
export function observatoryPoints(headers: Readonly<Record<string, string>>, html: string) {
  const policy = parsePolicy(headers["content-security-policy"] ?? "")
  return {
    "content-security-policy": policyPoints(policy),
    "referrer-policy": REFERRER.test(headers["referrer-policy"] ?? "") ? 5 : -5,
    "strict-transport-security": hstsPoints(headers["strict-transport-security"] ?? ""),
    "subresource-integrity": scriptPoints(html),
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "x-frame-options": policy.has("frame-ancestors")
      ? 5
      : /^(?:deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "")
        ? 0
        : -20,
    "cross-origin-resource-policy": /^same-(?:site|origin)$/.test(
      headers["cross-origin-resource-policy"] ?? "",
    )
      ? 10
      : 0,
  }
}

/** Points beyond 100 are given when nothing takes more than 10 away. */
export function observatoryScore(points: ReturnType<typeof observatoryPoints>): number {
  const all = Object.values(points)
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 100)
  const lost = sum(all.filter(figure => figure < 0))
  return lost >= 90 ? sum(all) : lost
}

const REFERRER = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const SIX_MONTHS_S = 15_768_000

const hstsPoints = (header: string): number => {
  const age = Number(/^max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age >= SIX_MONTHS_S ? 0 : -10
}

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/
const INLINE = /^(?:'unsafe-inline'|data:)$/

function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text.split(";").map(directive => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]))
}

function policyPoints(policy: ReadonlyMap<string, readonly string[]>): number {
  const sources = (name: string) => {
    const given = policy.get(name) ?? policy.get("default-src") ?? ["*"]
    const isPrecise = given.some(source => /^'(?:sha\d{3}|nonce)-/.test(source))
    return given.filter(source => !isPrecise || source !== "'unsafe-inline'")
  }
  const has = (name: string, ...kinds: readonly RegExp[]) =>
    sources(name).some(source => kinds.some(kind => kind.test(source)))
  const insecure = (name: string) => has(name, /^(?:http|ftp):/)
  if (policy.size < 2) return -25
  if (has("script-src", BROAD, INLINE) || has("object-src", BROAD)) return -20
  const passive = ["img-src", "media-src"]
  if ([...policy.keys()].some(name => !passive.includes(name) && insecure(name))) return -20
  if (has("script-src", /^'unsafe-eval'$/) || has("style-src", /^'unsafe-eval'$/)) return -10
  if (passive.some(insecure)) return -10
  if (has("style-src", BROAD, INLINE)) return 0
  return String(policy.get("default-src")) === "'none'" ? 10 : 5
}

/** Foreign ones without a digest cost points; one of the site with a digest brings some. */
function scriptPoints(html: string): number {
  const { document } = new JSDOM(html).window
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")]
  const isOwn = ({ src }: HTMLScriptElement) => !/^(?:https?:)?\/\//.test(src)
  const foreign = scripts.filter(script => !isOwn(script))
  if (foreign.some(({ src }) => !src.startsWith("https:"))) return -50
  if (foreign.some(({ integrity }) => !integrity)) return -5
  return scripts.some(({ integrity }) => integrity) ? 5 : 0
}
