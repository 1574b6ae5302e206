import { readFile } from "node:fs/promises"
import * as z from "zod"
import { releaseLayout } from "../server/release-format"

/** Writes to the error output when the last build has no counter: the page views are of before. */
export async function warnWhenCountingIsOff(): Promise<void> {
  const manifest = await readFile(releaseLayout("release").manifest, "utf8").catch(() => "{}")
  const { pageViews } = z.object({ pageViews: z.unknown().optional() }).parse(JSON.parse(manifest))
  if (pageViews !== null) return
  console.error(
    "Counting is switched off (pageViews: false in content/site.yml): all page views are of before.",
  )
}
