import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { SiteFacts } from "../release-format/release-files"

export const SECURITY_FILE = ".well-known/security.txt"

/** RFC 9116 recommends less than a year. */
const VALID_MS = 364 * 24 * 3600_000

/**
 * Writes where to say that the site has a hole (RFC 9116). Each build renews it; the release's id does not depend on
 * it, or no two builds would have the same.
 */
export async function writeSecurityFile(
  site: string,
  { origin, pathPrefix, securityContact }: SiteFacts,
  now: Date,
): Promise<void> {
  const lines = [
    `Contact: mailto:${securityContact}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${origin}${pathPrefix}/${SECURITY_FILE}`,
  ]
  await mkdir(dirname(join(site, SECURITY_FILE)), { recursive: true })
  await writeFile(join(site, SECURITY_FILE), `${lines.join("\n")}\n`)
}
