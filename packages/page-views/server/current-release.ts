import { statSync } from "node:fs"
import type { Logger } from "pino"
import { codeOf, reasonOf } from "../startup-error"
import { type Release, readRelease } from "./release"
import { releaseLayout } from "./release-format"

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
  let problem = ""

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
      release = await readRelease(directory)
    } catch (error) {
      retryAt = performance.now() + RETRY_MS
      if (reasonOf(error) !== problem) {
        log.error({ err: error }, "the new release cannot be read; the last one goes on")
      }
      problem = reasonOf(error)
      return
    }
    retryAt = Number.POSITIVE_INFINITY
    problem = ""
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
