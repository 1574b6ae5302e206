/** What counting needs to know of the build that is being served. */
export type SiteFacts = {
  /** Scheme, host and port, as `URL.origin` writes it. */
  origin: string
  /** Empty, or the path that the whole site is under, without a trailing slash. */
  pathPrefix: string
  /** Paths of the pages (S-1), `/` first, without the 404 pages. */
  pages: ReadonlySet<string>
}

/** what every address that is not a page of the build is counted as. */
const UNKNOWN_PAGE = "(unknown)"

/** The page that a path of the site, query and hash included, belongs to; `(unknown)` when none. */
export function pageOf(path: string, { pathPrefix, pages }: SiteFacts): string {
  const pathname = decoded(path.replace(/[?#].*$/s, ""))
  if (pathname === undefined || !`${pathname}/`.startsWith(`${pathPrefix}/`)) return UNKNOWN_PAGE
  const page = pathname.slice(pathPrefix.length).replace(/\/$/, "") || "/"
  return pages.has(page) ? page : UNKNOWN_PAGE
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}
