import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { z } from "zod"
import { headersSchema, pagesSchema, releaseSchema } from "./release-schema"
import type { SiteFacts } from "./site-facts"
import { listSiteFiles, type SiteFiles } from "./site-files"
import { reasonOf, StartupError } from "./startup-error"

export type Release = {
  id: string
  site: SiteFacts
  headers: z.infer<typeof headersSchema>
  /** Absolute path of the static output. */
  directory: string
  /** Where its static output is once the next build is put in its place. */
  laterDirectory: string
  files: SiteFiles
  aliases: ReadonlyMap<string, string>
}

/**
 * Reads what the build wrote into `directory`. Throws a `StartupError` when there is no build, or
 * one that this server does not understand.
 */
export async function readRelease(directory: string): Promise<Release> {
  const manifest = await readJson(join(directory, "release.json"), releaseSchema)
  const { id, origin, pathPrefix } = manifest
  const aliases = new Map(Object.entries(manifest.aliases))
  const pages = new Set(await readJson(join(directory, "pages.json"), pagesSchema))
  const headers = await readJson(join(directory, "headers.json"), headersSchema)
  const siteDirectory = resolve(directory, "site")
  const files = await listSiteFiles(siteDirectory).catch(error => {
    throw incomplete(siteDirectory, reasonOf(error))
  })
  return {
    id,
    site: { origin, pathPrefix, pages },
    headers,
    directory: siteDirectory,
    laterDirectory: resolve(`${directory}.previous`, "site"),
    files,
    aliases,
  }
}

async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readFile(file, "utf8").catch(error => {
    throw incomplete(file, reasonOf(error))
  })
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw incomplete(file, error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error))
  }
}

const incomplete = (file: string, reason: string): StartupError =>
  new StartupError(`There is no complete build to serve: ${file} (${reason}). Run: npm run build`)
