import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { loadContent } from "../content/load-content"
import { inputDigest } from "./build-inputs"
import { runGatsby } from "./run-gatsby"
import { writeRelease } from "./write-release"

const sitePages = z.object({ origin: z.string(), pages: z.array(z.string()) })

/**
 * `npm run build`: Gatsby's build, then the release. Takes the project's root and arguments for `gatsby build`.
 * Returns the exit code; when it is not 0, the last good release is untouched.
 */
export async function buildSite(root: string, args: readonly string[]): Promise<number> {
  const inputs = await inputDigest(root)
  await removeOldScripts(root)
  const code = await runGatsby(root, ["build", ...args])
  if (code !== 0) {
    console.error("\nThe build failed. The last good release was not touched.")
    return code
  }
  const { origin, pages } = sitePages.parse(
    JSON.parse(await readFile(join(root, ".cache/site-pages.json"), "utf8")),
  )
  const { site, nextPublication } = await loadContent(root)
  const id = await writeRelease(root, {
    origin,
    pages,
    pathPrefix: "",
    inputs,
    nextPublication: nextPublication?.toISOString() ?? null,
    analyticsOrigin: site?.analytics ? new URL(site.analytics.src).origin : null,
  })
  process.stdout.write(`Release ${id}: ${pages.length} pages.\n`)
  return 0
}

/** Scripts and styles of earlier builds, which Gatsby would leave beside the new ones for ever. */
async function removeOldScripts(root: string): Promise<void> {
  const output = join(root, "public")
  const files = await readdir(output).catch(() => [])
  const old = files.filter(file =>
    /[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/.test(file),
  )
  for (const file of old) await rm(join(output, file))
}
