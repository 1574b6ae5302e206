import { join } from "node:path"

/** Where a release keeps its parts. The server reads the same names. */
export function releaseLayout(root: string, folder = "release") {
  const base = join(root, folder)
  return {
    base,
    /** Everything that visitors may fetch. */
    site: join(base, "site"),
    functions: join(base, "functions"),
    /** Identity of the release, and what it was made from. */
    manifest: join(base, "release.json"),
    /** Paths of the pages. */
    pages: join(base, "pages.json"),
    /** Response headers. */
    headers: join(base, "headers.json"),
  }
}

export type ReleaseLayout = ReturnType<typeof releaseLayout>
