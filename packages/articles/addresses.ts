/** Stands for the site's own address, which an article does not know. */
const SITE = new URL("https://site.invalid/")

/** An address as a browser on the site reads it (WHATWG URL): without tabs, with `\` as `/`. Undefined for none. */
export const readAddress = (address: string): URL | undefined =>
  URL.canParse(address, SITE) ? new URL(address, SITE) : undefined

/** Returns true for an address that would run code or carry its own document when it is followed or loaded. */
export const runsCode = (address: string): boolean =>
  /^(?:javascript|data|vbscript):$/.test(readAddress(address)?.protocol ?? "")

/** Returns true for the path of a page or file of the site. */
export const isOnSite = (address: string): boolean =>
  address.startsWith("/") && readAddress(address)?.origin === SITE.origin

/** Returns true for an address that looks like one of the site, and leads elsewhere: `/\other.example`. */
export function leavesUnseen(address: string): boolean {
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address.replace(/^ +/, ""))
  const url = readAddress(address)
  return !isWhole && url !== undefined && url.origin !== SITE.origin
}
