import { access, constants, readFile, realpath } from "node:fs/promises"
import { resolve } from "node:path"
import * as z from "zod"
import { reasonOf, StartupError } from "../startup-error"
import { manifestSchema, type ReleaseManifest, releaseLayout } from "./release-format"

export type Release = Awaited<ReturnType<typeof readRelease>>

/** Reads what the build wrote. Throws a `StartupError` when there is no build, or none that this server understands. */
export async function readRelease(directory: string) {
  // The link may lead to another release at any moment: this one is read and served by its own name.
  const layout = releaseLayout(await realpath(directory).catch(() => resolve(directory)))
  const { id, server, origin, pathPrefix, pageViews, headers, ...lists } = await readManifest(
    layout.manifest,
  )
  const pages: ReadonlySet<string> = new Set(lists.pages)
  await access(`${layout.site}/index.html`, constants.R_OK).catch(error => {
    throw incomplete(layout.site, reasonOf(error))
  })
  return {
    id,
    /** Digest of the server that it holds, which need not be the one that runs. */
    server,
    site: { origin, pathPrefix, pages },
    headers,
    hashed: new RegExp(headers.hashed),
    pageViews,
    /** Absolute path of the folder with the files that visitors may fetch. */
    directory: layout.site,
    served: new Map(Object.entries(lists.served).map(([name, file]) => [`/${name}`, file])),
    /** Folders of the owner's files with an `index.html`, which is at `/demo/` and not at `/demo`. */
    folders: new Set(lists.folders),
    aliases: new Map(Object.entries(lists.aliases)),
  }
}

async function readManifest(file: string): Promise<ReleaseManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, "utf8")))
  } catch (error) {
    throw incomplete(file, error instanceof z.ZodError ? z.prettifyError(error) : reasonOf(error))
  }
}

const incomplete = (file: string, reason: string): StartupError =>
  new StartupError(`There is no complete build to serve: ${file} (${reason}). Run: npm run build`)
