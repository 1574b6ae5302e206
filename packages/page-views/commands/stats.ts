import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import * as z from "zod"
import { parisDay } from "../counter/counted-view"
import { readEnv } from "../server/env"
import { reasonOf, runCommand, StartupError } from "../startup-error"
import { HELP, type Options, readOptions } from "../stats/options"
import { csvText } from "../stats/rows"
import { computeStats, type Stats } from "../stats/stats"
import { statsText } from "../stats/text"
import { postgresStore } from "../stores/postgres"
import { openSqliteReader } from "../stores/sqlite-store"
import type { PageViewReader } from "../stores/store"

/** `npm run stats`: shows the owner what the counter wrote; see `--help`. */
async function stats(): Promise<void> {
  const now = new Date()
  const options = readOptions(process.argv.slice(2), parisDay(now))
  if (options.output.kind === "help") return print([HELP])
  const { databaseUrl, pageViewsDb } = readEnv()
  const reader = databaseUrl ? postgresStore(databaseUrl) : openSqliteReader(pageViewsDb)
  try {
    await print(output(reader, options, now))
  } finally {
    await reader.close()
  }
}

async function* output(reader: PageViewReader, options: Options, now: Date) {
  const { period, path, top, output } = options
  const question = { period, path }
  if (output.kind === "csv") {
    yield* csvText(reader, question)
    return
  }
  const stats = await computeStats(reader, question, top)
  if (output.kind === "json") yield `${JSON.stringify(stats, null, 2)}\n`
  else if (output.file !== undefined) yield await writeReport(output.file, stats, now)
  else yield statsText(stats, process.stdout.isTTY && process.stdout.hasColors())
}

/** Writes the report and returns a sentence about it. */
async function writeReport(file: string, stats: Stats, now: Date): Promise<string> {
  // Loaded here: the terminal does not need React.
  const { reportPage } = await import("../stats/report/report-page")
  const page = reportPage(stats, now, await ownAccent())
  const part = `${file}.part`
  try {
    // Under another name first: a reader who has the report open never sees half of it.
    await writeFile(part, page)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new StartupError(
      `The report ${file} cannot be written (${reasonOf(error)}): give --html a file in a folder that is there and can be written.`,
    )
  }
  return `Report written: ${file}\n`
}

/** The owner's accent as the last build wrote it (`gatsby/site-facts`): what reads the site file would be half of a program. */
async function ownAccent(): Promise<string | undefined> {
  const facts = await readFile(".cache/site-facts.json", "utf8").catch(() => "{}")
  return z.object({ accentStyle: z.string().optional() }).parse(JSON.parse(facts)).accentStyle
}

async function print(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const printing = pipeline(Readable.from(text), process.stdout, { end: false })
  await printing.catch((error: NodeJS.ErrnoException) => {
    // The reader has closed the output, as `head` does.
    if (error.code !== "EPIPE") throw error
  })
}

runCommand(stats)
