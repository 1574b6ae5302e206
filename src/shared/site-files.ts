import { HEALTH_PATH } from "@site/page-view-contract"
import { isHashedFile } from "./hashed-file"
import { ICON, ICON_FILES } from "./site-icons"

/** Files that a release makes below the site's root, whatever the owner writes. */
export const SITE_FILES = {
  atom: "atom.xml",
  resume: "resume.json",
  robots: "robots.txt",
  rss: "rss.xml",
  security: ".well-known/security.txt",
  sitemap: "sitemap.xml",
} as const

const ROOT_FILES = new Set<string>([
  ...[...Object.values(SITE_FILES), ...ICON_FILES].map(file => `/${file}`),
  ...[HEALTH_PATH, ICON],
])

/** Parts of the sitemap of a large site. */
const PART = /^\/sitemap-\d+\.xml$/

/** True when the release has a file at an address of this site, or the server an answer, besides pages. */
export const isSiteFile = (path: string): boolean =>
  ROOT_FILES.has(path) || PART.test(path) || isHashedFile(path.slice(1))

/** The page that a file is made of: its share picture, the feed of a tag. */
export const pageOfFile = (path: string): string | undefined =>
  /^(.+)(?:\.jpg|\.png|\/atom\.xml)$/.exec(path)?.[1]
