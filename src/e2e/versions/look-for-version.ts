import type { Page, Request } from "@playwright/test"
import type { StoredBuild } from "../../testing/builds/stored-builds"
import type { DeployedSite } from "../deployments"
import { expect } from "../expect"
import { markDocument } from "../site"
import { LATEST, nextAnswer, someTasks } from "./version-watch-parts"

/** Makes the page look for a new version now: it does so when it comes out of the browser's page cache. */
export const lookNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })

/** Makes the page look for a new version, and waits until it has read which one is deployed. */
export async function learn(page: Page): Promise<void> {
  let hasRead = false
  void nextAnswer(page).then(() => {
    hasRead = true
  })
  await expect
    .poll(async () => {
      await lookNow(page)
      return hasRead
    })
    .toBe(true)
}

/** Expects that a page which has read an answer knows of a new version: it no longer looks for one. */
export async function expectKnown(page: Page): Promise<void> {
  const looks: Request[] = []
  const note = (request: Request) => {
    if (request.url().endsWith(LATEST)) looks.push(request)
  }
  page.on("request", note)
  await lookNow(page)
  await someTasks(page)
  page.off("request", note)
  expect(looks).toEqual([])
}

/** Marks the document of a page; then another build is deployed, and the page learns that there is a new version. */
export async function learnOfBuild(
  page: Page,
  site: DeployedSite,
  build: StoredBuild,
): Promise<void> {
  await markDocument(page)
  await site.deploy(build)
  await learn(page)
}
