import { join } from "node:path"
import { pino } from "pino"
import * as z from "zod"
import { type Env, readEnv } from "../server/env"
import { startServer } from "../server/start-server"
import { botCount, type ViewCount, viewCount } from "../stores/counts"
import { openSqliteFile } from "../stores/sqlite-driver"
import { makeDirectory, swapRelease } from "./release-on-disk"
import { send } from "./request"

export type RunningSite = Awaited<ReturnType<typeof startSite>>

// Loads the driver: Jest loads nothing when no test has just begun, and of tests at the same time some have ended.
openSqliteFile(":memory:").close()

/** Rows of a table of a SQLite file. */
export function rowsIn(file: string, table: "page_views" | "bot_views"): unknown[] {
  const database = openSqliteFile(file)
  try {
    return database.prepare(`SELECT * FROM ${table}`).all()
  } finally {
    database.close()
  }
}

/** Every view that a SQLite file holds. */
export const storedIn = async (file: string): Promise<ViewCount[]> =>
  z.array(viewCount).parse(rowsIn(file, "page_views"))

/** Starts the real server of a hand-made release, on a free port and a real SQLite file. */
export async function startSite(settings: Partial<Env> = {}, pathPrefix = "") {
  const directory = makeDirectory()
  const releaseDirectory = join(directory.path, "release")
  swapRelease(releaseDirectory, { pathPrefix })
  const pageViewsDb = join(directory.path, "data", "page-views.db")
  const lines: string[] = []
  const server = await startServer(
    { ...readEnv({}), port: 0, rateLimit: 0, pageViewsDb, ...settings },
    releaseDirectory,
    pino({}, { write: line => lines.push(line) }),
  )
  return {
    url: server.url,
    releaseDirectory,
    log: () => lines.join(""),
    stored: () => storedIn(pageViewsDb),
    storedBots: async () => z.array(botCount).parse(rowsIn(pageViewsDb, "bot_views")),
    async stop(): Promise<void> {
      await server.stop()
      directory.remove()
    },
  }
}

/** Runs one site for all tests of a file. Call it in the file itself. */
export function siteOfFile(settings: Partial<Env> = {}) {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSite(settings)
  })
  afterAll(() => site.stop())
  return {
    site: () => site,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      send(site.url, path, { headers, method }),
  }
}

/** Runs a site of its own for each test of a block. Call it in the block. */
export function siteOfEachTest(settings: Partial<Env> = {}): () => RunningSite {
  let site: RunningSite
  beforeEach(async () => {
    site = await startSite(settings)
  })
  afterEach(() => site.stop())
  return () => site
}
