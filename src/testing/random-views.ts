import { randomNumbers } from "./random"

/** The pieces that addresses are made of: of every kind that a browser, a person or a robot may send. */
const PIECES = ["a", "Z", "9", "-", "_", ".", "~", "/", "//", "%20", "%2F", "%E9", "%", "?", "#"]
const LETTERS = ["é", "ß", "λ", "Ж", "中", "😀", " ", '"', "'", "<", "\\", "..", ";", "&", "=", "+"]
const SCHEMES = ["http://", "https://", "HTTPS://www.", "android-app://", "javascript:", "data:,"]
const ENDS = [".example", ".com", ".fr.", "", ":8080", "/path?q=1#f", "@host.example", ".EXAMPLE"]
const AGENTS = [
  "firefox",
  "chrome",
  "mobile",
  "safari",
  "unknown",
  "edge",
  "x",
  "(other)",
  "Firefox",
]

type RandomView = { path: string; referer: string; agent: string; country: string }

/**
 * Page views with random paths and referers, always the same ones for a seed: some are of the
 * site's pages, most of addresses that nobody has, a part is refused by the contract.
 */
export function randomViews(pages: readonly string[], seed = 1): () => RandomView {
  const random = randomNumbers(seed)
  const one = (list: readonly string[]): string => list[random() % list.length] ?? ""
  const text = () =>
    Array.from({ length: 1 + (random() % 12) }, () => one(random() % 3 ? PIECES : LETTERS)).join("")
  const path = () => (random() % 4 === 0 ? one(pages) : `/${text()}${random()}`)
  const address = () => `${one(SCHEMES)}host-${random().toString(36)}${one(ENDS)}`
  const referer = () => [() => "direct", path, address, address][random() % 4]?.() ?? ""
  return () => ({ path: path(), referer: referer(), agent: one(AGENTS), country: "FR" })
}
