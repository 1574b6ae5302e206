import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { JSDOM } from "jsdom"
import { type StoredBuild, storedRelease } from "../testing/builds/stored-builds"

export const layoutOf = (build: StoredBuild) => releaseLayout(storedRelease(build))

/** Path of a file that a build publishes. */
export const released = (build: StoredBuild, file: string) => join(layoutOf(build).site, file)

export const textOf = (build: StoredBuild, file: string) => readFile(released(build, file), "utf8")

/** Every page of a build. */
export const pagesOf = async (build: StoredBuild) =>
  manifestSchema.parse(JSON.parse(await readFile(layoutOf(build).manifest, "utf8"))).pages

/** A page as it is before its scripts run. */
export const documentOf = async (build: StoredBuild, path: string): Promise<Document> =>
  new JSDOM(await textOf(build, `${path}/index.html`)).window.document
