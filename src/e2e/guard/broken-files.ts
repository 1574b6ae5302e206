import { readdir, rm } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { editFile } from "../../testing/builds/next-release"
import type { DeployedSite } from "../deployments"

/** Removes files of a site that is served, compressed forms included: from then on they answer 404. */
export async function removeFiles(site: DeployedSite, ...names: string[]): Promise<void> {
  for (const name of names) {
    for (const variant of ["", ".br", ".gz"]) await rm(site.file(name + variant), { force: true })
  }
}

/** Puts other content into a file of a site that is served. */
export const rewriteFile = (site: DeployedSite, name: string, text: string): Promise<void> =>
  editFile(site.file(".."), name, () => text)

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
