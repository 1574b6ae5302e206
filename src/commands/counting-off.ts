import { existsSync, readFileSync } from "node:fs"
import type { readEnv } from "../server/env"
import { StartupError } from "../server/startup-error"

const SITE_FILE = "content/site.yml"

/**
 * Says on the error output that nothing is counted, where the site file says so: the page views are of before. Throws a
 * `StartupError` when there are none. Reads the file as text: its schema would be half of a program.
 */
export function sayWhenCountingIsOff({
  databaseUrl,
  pageViewsDb,
}: Pick<ReturnType<typeof readEnv>, "databaseUrl" | "pageViewsDb">): void {
  const site = existsSync(SITE_FILE) ? readFileSync(SITE_FILE, "utf8") : ""
  if (!/^pageViews:\s*false\b/m.test(site)) return
  const off = `Counting is switched off (pageViews: false in ${SITE_FILE})`
  if (!databaseUrl && !existsSync(pageViewsDb)) {
    throw new StartupError(
      `${off}, and there are no page views of before: remove that line to count.`,
    )
  }
  console.error(`${off}: these are the page views of before.`)
}
