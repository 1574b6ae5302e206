import { existsSync } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { releaseLayout } from "@site/page-views"
import { listFiles } from "../src/content/folder-files"
import { messages } from "../src/messages/messages"
import { corpusSlug } from "../src/testing/builds/corpus"
import { MARKDOWN_LINE } from "../src/testing/builds/post-parts"
import type { Workspace } from "../src/testing/builds/workspace"

/** GNU time. Debian: apt-get install time. */
const TIME = "/usr/bin/time"

/** Seconds on the clock and of processors, and the memory of the largest process in MB; the last two by GNU time. */
export interface BuildTimes {
  gatsby: number
  release: number
  cpu: number | undefined
  megabytes: number | undefined
}

/** Program through which another one runs, so that its output ends with `usageIn`. */
export const timing = (): string[] => (existsSync(TIME) ? [TIME, "-v"] : [])

/** Builds a workspace. Returns its times. Rejects with what a build that failed has printed. */
export async function timedBuild({ run }: Workspace): Promise<BuildTimes> {
  const start = performance.now()
  const { code, output } = await run("build", [], {}, timing())
  const seconds = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(output)
  return timesIn(output, seconds)
}

/** The last line of a build has the seconds of the release step. A build without changes has no release step. */
function timesIn(output: string, seconds: number): BuildTimes {
  const release =
    figureIn(output, /^Version \w+\s:\s\d+\spages,.*\s([\d.,]+)\ss\.$/m) ??
    (output.includes(messages.build.current) ? 0 : Number.NaN)
  return { gatsby: seconds - release, release, ...usageIn(output) }
}

/** Processor time and memory of a program, as GNU time prints them. */
export function usageIn(output: string): Pick<BuildTimes, "cpu" | "megabytes"> {
  const user = figureIn(output, /User time \(seconds\): ([\d.]+)/)
  const system = figureIn(output, /System time \(seconds\): ([\d.]+)/)
  const kilobytes = figureIn(output, /Maximum resident set size \(kbytes\): (\d+)/)
  return {
    cpu: user === undefined ? undefined : user + (system ?? 0),
    megabytes: kilobytes === undefined ? undefined : (kilobytes * 1024) / 1e6,
  }
}

function figureIn(output: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(output)?.[1]
  return found === undefined ? undefined : Number(found.replace(",", "."))
}

/** Growth of times with the number of posts. 1: as the posts do. 2: with their square. */
export const growth = (few: BuildTimes & Counted, many: BuildTimes & Counted) =>
  (["gatsby", "release"] as const).map(
    part => Math.log(many[part] / few[part]) / Math.log(many.count / few.count),
  )

interface Counted {
  /** Number of posts. */
  count: number
}

/** Sizes in bytes of one post's page, its data and webpack's runtime, and the share of one post in all of the corpus. */
export async function releaseSizes(release: string, count: number): Promise<number[]> {
  const { site } = releaseLayout(release)
  const post = `blog/${corpusSlug(MARKDOWN_LINE % count)}`
  const runtime = (await readdir(site)).find(name => /^webpack-runtime-.*\.js$/.test(name)) ?? ""
  const bytesOf = async (files: readonly string[]) =>
    (await Promise.all(files.map(async file => (await stat(join(site, file))).size))).reduce(
      (sum, size) => sum + size,
      0,
    )
  const ofPosts = (await listFiles(site)).filter(file => /\/article-\d|^pagefind\//.test(file))
  return [
    await bytesOf([`${post}/index.html`]),
    await bytesOf([`page-data/${post}/page-data.json`]),
    await bytesOf([runtime]),
    (await bytesOf(ofPosts)) / count,
  ]
}
