import { statSync } from "node:fs"
import { access, constants, readFile, realpath } from "node:fs/promises"
import { resolve } from "node:path"
import type { Logger } from "pino"
import * as z from "zod"
import { limitEach } from "../counter/limits"
import { codeOf, reasonOf, StartupError } from "../startup-error"
import { manifestSchema, type ReleaseManifest, releaseLayout } from "./release-format"

export type Release = Awaited<ReturnType<typeof readRelease>>

/**
 * Reads what the build wrote. Throws a `StartupError` when there is no build, or none that this server understands.
 * @param last directory of the release that was read before
 */
export async function readRelease(directory: string, last?: string) {
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
    /** True when it was copied over the last one: the list and the files may not come at the same time. */
    isOverwritten: layout.site === last,
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

export type CurrentRelease = Awaited<ReturnType<typeof followRelease>>

/** Interval of attempts on a release that could not be read. */
const RETRY_MS = 1000

/**
 * Follows the release directory: a build is put in place by one rename of a link. A synchronous `stat` takes 3 µs, and
 * asking a thread 60. Throws a `StartupError` when there is no release to begin with.
 */
export async function followRelease(directory: string, log: Logger) {
  const look = () => stampOf(releaseLayout(directory).manifest)
  let seen = look()
  let release = await readRelease(directory)
  const runningServer = release.server
  let reading: Promise<void> | undefined
  let isLooked = false
  let retryAt = Number.POSITIVE_INFINITY
  const mayTell = limitEach()

  function isChanged(): boolean {
    // Requests of one turn of the event loop share a look.
    if (isLooked) return false
    isLooked = true
    setImmediate(() => {
      isLooked = false
    })
    return performance.now() >= retryAt || look() !== seen
  }

  async function readAgain(): Promise<void> {
    seen = look()
    try {
      release = await readRelease(directory, release.directory)
    } catch (error) {
      retryAt = performance.now() + RETRY_MS
      if (mayTell(reasonOf(error))) {
        log.error({ err: error }, "the new release cannot be read; the last one goes on")
      }
      return
    }
    retryAt = Number.POSITIVE_INFINITY
    log.info({ release: release.id }, "release changed")
    if (release.server !== runningServer) {
      log.warn("the release holds another version of the server: restart it")
    }
  }

  return {
    /** The release that was in place when it was last looked at. */
    current: () => release,
    /** Looks, and reads the release again when another build has replaced it. Never rejects. */
    async refresh(): Promise<Release> {
      if (isChanged()) {
        reading ??= readAgain().finally(() => {
          reading = undefined
        })
      }
      await reading
      return release
    },
  }
}

/** State of a file, or why it cannot be found: its folder may be closed to the server, or a link to itself. */
function stampOf(file: string): string {
  try {
    const { dev, ino, mtimeMs } = statSync(file)
    return `${dev}:${ino}:${mtimeMs}`
  } catch (error) {
    return codeOf(error)
  }
}
