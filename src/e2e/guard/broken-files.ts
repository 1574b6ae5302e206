import { readdir, rm, utimes, writeFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import type { DeployedSite } from "../deployments"

const VARIANTS = ["", ".br", ".gz"]

/** Removes files of a site that is served, compressed forms included: from then on they answer 404. */
export async function removeFiles(site: DeployedSite, ...names: string[]): Promise<void> {
  for (const name of names) {
    for (const variant of VARIANTS) await rm(site.file(name + variant), { force: true })
  }
  await readAnew(site)
}

/** Puts other content into a file of a site that is served. */
export async function rewriteFile(site: DeployedSite, name: string, text: string): Promise<void> {
  for (const variant of VARIANTS) await rm(site.file(name + variant), { force: true })
  await writeFile(site.file(name), text)
  await readAnew(site)
}

/** The server lists a release's files once, and again when its manifest changed. */
async function readAnew(site: DeployedSite): Promise<void> {
  const now = new Date()
  await utimes(site.file("../release.json"), now, now)
}

/** The one script of a site whose name begins so. */
export async function scriptOf(
  site: DeployedSite,
  start: string,
  type: ".js" | ".css" = ".js",
): Promise<string> {
  const files = await readdir(site.file("."))
  const found = files.filter(name => name.startsWith(start) && name.endsWith(type))
  if (found.length !== 1) throw new Error(`${found.length} files are called ${start}…${type}`)
  return found.join("")
}

/** Notes the address of each document that the page loads. Before `goto`. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "document") documents.push(request.url())
  })
  return documents
}

/**
 * Stops the page's time at 1763726400000: the ten seconds of the guard do not end while a slow machine is at the test.
 * Not by Playwright's clock, which would leave the page without the list of what it has loaded. Before `goto`.
 */
export const withinGuard = (page: Page) =>
  page.addInitScript(() => {
    Date.now = () => 1763726400000
  })
