import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { DEMONSTRATION } from "../../../content/content-folder"
import { listFiles } from "../../../content/folder-files"
import { release } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

const { site } = release

const textOf = (file: string) => readFile(join(site, file), "utf8")

/** Everything that a site publishes, besides the content's `static/`. */
const PUBLISHED = [
  // Pages and old addresses, their data, results of queries that they share.
  /^(?:404|(?:[^_~.][^.]*\/)?index)\.html$/,
  /^page-data\/(?:.+\/page-data|app-data|sq\/d\/\d+)\.json$/,
  // Scripts and styles, with the licences that they must name; fonts; pictures, drawings, films, sounds.
  /^[\w-]+[-.][0-9a-f]{20}\.(?:js(?:\.LICENSE\.txt)?|css)$/,
  /^static\/[\w-]+-[0-9a-f]{32}\.woff2$/,
  /^static\/[0-9a-f]{32}\/(?:[0-9a-f]+\/)?[^/]+\.(?:png|jpg|webp|svg|mp[34]|webm|vtt)$/,
  // The search, the builds' identities, the service worker and its page, whom to write to.
  /^pagefind\/(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\.fr\.pagefind|.+\.pf_(?:meta|index|fragment))$/,
  /^builds\/(?:latest|pages|posts|meta\/[0-9a-f]{20})\.json$/,
  /^(?:sw\.js|offline\.html|\.well-known\/security\.txt)$/,
  // For robots; for feed readers; the owner's CV.
  /^(?:robots\.txt|sitemap\.xml)$/,
  /^(?:(?:blog\/tag\/[^/]+\/)?atom|rss)\.xml$/,
  /^resume\.json$/,
  // Icons, and what a system calls the site.
  /^(?:favicon-32x32\.png|icons\/icon-(?:192x192|512x512)\.png|manifest\.webmanifest)$/,
  // Pictures of shared links.
  /^(?:(?:blog|project)\/)?[a-z0-9-]+\.(?:jpg|png)$/,
  // For static hosts: our server does not reveal them.
  /^_(?:headers|redirects)$/,
]

test("a release publishes what a visitor needs and nothing else; no script names a source map", async () => {
  const files = (await listFiles(site)).map(file => file.replace(/\.(?:br|gz)$/, ""))
  const own = await listFiles(join(DEMONSTRATION, "static"))
  const others = files.filter(
    file => !own.includes(file) && !PUBLISHED.some(kind => kind.test(file)),
  )
  expect(others).toEqual([])
  for (const file of files.filter(name => /\.(?:js|css)$/.test(name))) {
    expect(await textOf(file), file).not.toMatch(/[#@] sourceMappingURL=/)
  }
  // D26: of a component that no page uses.
  expect(await textOf("index.html")).not.toContain("gatsby-image")
})
