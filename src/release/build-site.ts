import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import Database from "libsql"
import { messages } from "../messages/messages"
import { SITE_FACTS, siteFactsSchema } from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import { inputDigest } from "./release-inputs"
import { runGatsby } from "./run-gatsby"

/**
 * `npm run build`: Gatsby's build, then the release. Takes the project's root and arguments for `gatsby build`.
 * Returns the exit code; when it is not 0, the last good release is untouched.
 */
export async function buildSite(root: string, args: readonly string[]): Promise<number> {
  const lock = lockBuild(root)
  if (!lock) {
    console.error(messages.build.running)
    return 1
  }
  try {
    return await buildAlone(root, args)
  } finally {
    lock.close()
  }
}

/**
 * Keeps other builds away from `.cache`, `public` and `releases` until it is closed; undefined when another build holds
 * it. A lock of the system, by way of SQLite: it ends with the process, however that ends.
 */
function lockBuild(root: string): Pick<Database.Database, "close"> | undefined {
  const lock = new Database(join(root, "release.lock"), { timeout: 0 })
  try {
    // No second file beside it.
    lock.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE")
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") return undefined
    throw error
  }
}

async function buildAlone(root: string, args: readonly string[]): Promise<number> {
  const inputs = await inputDigest(root, args)
  await removeOldScripts(root)
  const drawing = new AbortController()
  const gatsby = runGatsby(root, ["build", "--prefix-paths", ...args], () => {
    // The release step draws the others, and reports what cannot be drawn.
    drawEarly(root, drawing.signal).catch(() => {})
  })
  // In Gatsby's time, as a build with a few changes needs one core. A failure ends this process, and so Gatsby.
  const { beginServer, writeRelease } = await import("./write-release")
  const begun = beginServer(root)
  const code = await gatsby
  drawing.abort()
  if (code !== 0) {
    await rm((await begun).next.base, { recursive: true })
    console.error(`\n${messages.build.failed}`)
    return code
  }
  const facts = await readFacts(root)
  const start = performance.now()
  const id = await writeRelease(root, { ...facts, inputs }, begun)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${messages.build.written(id, facts.pages.length, seconds)}\n`)
  return 0
}

/** Draws share pictures one at once, in the core that webpack leaves idle. */
async function drawEarly(root: string, signal: AbortSignal): Promise<void> {
  const { drawPictures } = await import("./share-pictures")
  await drawPictures(root, await readFacts(root), 1, signal)
}

/** The site's facts, as Gatsby has written them. */
const readFacts = async (root: string) =>
  siteFactsSchema.parse(JSON.parse(await readFile(join(root, SITE_FACTS), "utf8")))

/** Scripts and styles of earlier builds, which Gatsby would leave beside the new ones for ever. */
async function removeOldScripts(root: string): Promise<void> {
  const output = join(root, "public")
  const files = await readdir(output).catch(() => [])
  for (const file of files.filter(isHashedFile)) await rm(join(output, file))
}
