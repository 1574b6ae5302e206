import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import type { DeployedSite } from "../deployments"
import { expect } from "../expect"
import { hydrated } from "../hydrated"
import { heading } from "../page-parts"
import { markDocument, newDocument } from "../site"
import { documentsOf, removeFiles, rewriteFile, scriptOf } from "./broken-files"

/** The notice that a document without scripts shows. */
export const notice = (page: Page) => page.locator("body > [role=alert]")

interface Broken {
  page: Page
  site: DeployedSite
  /** How the script's name begins. */
  start: string
}

/** Loads a page without a script: one reload, then the notice, whose button loads it again. */
export async function expectNotice({ page, site, start }: Broken): Promise<void> {
  await removeFiles(site, await scriptOf(site, start))
  const documents = documentsOf(page)
  const wanted = `${site.address}/about-me?q=1#site-main`
  await page.goto(wanted)
  await expect(notice(page)).toContainText("Internal Server Error")
  await expect(page).toHaveURL(wanted)
  await expect(heading(page)).toHaveText("À propos")
  expect(documents).toEqual([`${site.address}/about-me?q=1`, `${site.address}/about-me?q=1`])
  await markDocument(page)
  await notice(page).getByRole("button", { name: "Recharger la page" }).click()
  await newDocument(page)
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(wanted)
  expect(documents).toHaveLength(3)
}

/** Loads a page with a script of which the browser's cache has another text: one reload mends it. */
export async function expectOneReload({ page, site, start }: Broken, text: string): Promise<void> {
  const script = await scriptOf(site, start)
  const whole = await readFile(site.file(script), "utf8")
  await rewriteFile(site, script, text)
  // The browser's cache has it now, for a year.
  await page.goto(`${site.address}/builds/latest.json`)
  await page.evaluate(async path => (await fetch(path)).text(), `/${script}`)
  await rewriteFile(site, script, whole)
  const documents = documentsOf(page)
  await page.goto(`${site.address}/about-me?q=1`)
  await expect.poll(() => documents.length).toBe(2)
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator("main").getByRole("alert")).toHaveCount(0)
  expect(documents).toHaveLength(2)
}

/** Loads a page with a script that the server has otherwise for longer: the notice's button mends it. */
export async function expectMended({ page, site, start }: Broken, text: string): Promise<void> {
  const script = await scriptOf(site, start)
  const whole = await readFile(site.file(script), "utf8")
  await rewriteFile(site, script, text)
  const documents = documentsOf(page)
  await page.goto(`${site.address}/about-me?q=1`)
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Internal Server Error")
  expect(documents).toHaveLength(2)
  await rewriteFile(site, script, whole)
  await alert.getByRole("button", { name: "Recharger la page" }).click()
  await expect.poll(() => documents.length).toBe(3)
  await hydrated(page)
  await expect(alert).toHaveCount(0)
}
