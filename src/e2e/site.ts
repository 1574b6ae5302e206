import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { parse } from "yaml"
import { DEMONSTRATION } from "../content/content-folder"
import { siteSchema } from "../site/site-schema"
import { storedRelease } from "../testing/builds/stored-builds"
import { expect } from "./expect"

/** The owner's facts, from the same file as the site. */
export const site = siteSchema.parse(parse(readFileSync(join(DEMONSTRATION, "site.yml"), "utf8")))

/** The release under test. */
export const release = releaseLayout(storedRelease("site"))

/** Every page of it. */
export const { pages } = manifestSchema.parse(JSON.parse(readFileSync(release.manifest, "utf8")))

/** True for a post: `/blog/2026` is the page of a year. */
export const isPost = (path: string): boolean => /^\/blog\/(?!\d{4}$)[^/]+$/.test(path)

/** A post in French, and a project, of the demonstration. */
export const post = "/blog/compter-les-visites-sans-cookie"
export const project = "/project/articles-en-donnees"

/** Marks the document, to see later whether it still is the same one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))

/** Expects that no full page load happened since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
}

/** Waits until a full page load has happened since `markDocument`. */
export const newDocument = (page: Page) => page.waitForFunction(() => !("sameDocument" in window))
