import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pino } from "pino"
import { StartupError } from "../startup-error"
import { openSqliteFile } from "../stores/sqlite-driver"
import { makeDirectory, swapRelease, writeRelease } from "../test-site/release-on-disk"
import { send, sendView, VIEW } from "../test-site/request"
import { type RunningSite, startSite, storedIn } from "../test-site/running-site"
import { type Env, readEnv } from "./env"
import { startServer } from "./start-server"

const silent = pino({ enabled: false })

describe("a release that cannot be served is refused with one sentence", () => {
  let directory: ReturnType<typeof makeDirectory>
  let release: string
  let env: Env
  beforeEach(() => {
    directory = makeDirectory()
    release = join(directory.path, "release")
    env = { ...readEnv({}), port: 0, pageViewsDb: join(directory.path, "views.db") }
  })
  afterEach(() => directory.remove())

  const refusal = async () => {
    const error: unknown = await startServer(env, release, silent).catch(reason => reason)
    expect(error).toBeInstanceOf(StartupError)
    return error
  }

  test("no release yet", async () => {
    expect(await refusal()).toMatchObject({
      message: expect.stringMatching(/^There is no complete build .*release\.json.*npm run build$/),
    })
  })

  test.each(["pages.json", "headers.json", "site"])("no %s", async name => {
    writeRelease(release)
    rmSync(join(release, name), { recursive: true })
    expect(await refusal()).toMatchObject({ message: expect.stringContaining(name) })
  })

  test.each([
    ["release.json", "{"],
    ["release.json", '{"id":"a","builtAt":"now","origin":"jean","pathPrefix":"sub/"}'],
    ["pages.json", '["about-me"]'],
    ["headers.json", '{"all":{"x":1}}'],
  ])("a broken %s: %s", async (name, text) => {
    writeRelease(release)
    writeFileSync(join(release, name), text)
    expect(await refusal()).toMatchObject({ message: expect.stringContaining(name) })
  })

  test("an address that is not this machine's", async () => {
    writeRelease(release)
    env.host = "192.0.2.1"
    expect(await refusal()).toMatchObject({ message: expect.stringMatching(/192\.0\.2\.1.*HOST/) })
  })
})

const messagesOf = (log: string): string[] =>
  log
    .trim()
    .split("\n")
    .map(line => JSON.parse(line).msg)

describe("a running server", () => {
  let site: RunningSite
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.stop())

  const database = () => join(site.releaseDirectory, "..", "data", "page-views.db")

  test("says that it is well", async () => {
    expect(await send(site.url, "/healthz")).toMatchObject({ status: 200, text: '{"status":"ok"}' })
  })

  test("answers 503 with Retry-After while the store fails, logs why, and recovers", async () => {
    const other = openSqliteFile(database())
    other.exec("ALTER TABLE page_views RENAME TO away")
    const refused = await sendView(site.url)
    expect(refused).toMatchObject({
      status: 503,
      text: '{"error":"page views cannot be stored at the moment"}',
    })
    expect(refused.headers["retry-after"]).toBe("1")
    expect(site.log()).toMatch(/"level":50.*page views could not be stored/)
    other.exec("ALTER TABLE away RENAME TO page_views")
    other.close()
    expect((await sendView(site.url)).status).toBe(204)
    expect(await storedIn(database())).toMatchObject([{ count: 1 }])
  })

  test("says with which settings it started", () => {
    expect(JSON.parse(site.log())).toMatchObject({
      level: 30,
      node: process.version,
      release: "first",
      store: database().replace("/release/..", ""),
      trustProxy: 0,
      rateLimit: 0,
      metrics: false,
      msg: "started",
    })
  })

  test("says when that release holds another version of the server", async () => {
    swapRelease(site.releaseDirectory, { id: "second", server: "another" })
    await send(site.url, "/")
    expect(messagesOf(site.log()).at(-1)).toBe(
      "the release holds another version of the server: restart it",
    )
  })

  test("its pages are there while the store cannot be written to; it says that it is not well, and nobody keeps that", async () => {
    const other = openSqliteFile(database())
    other.exec("BEGIN EXCLUSIVE")
    const [page, health] = await Promise.all(["/", "/healthz"].map(path => send(site.url, path)))
    other.exec("ROLLBACK")
    other.close()
    expect(page?.status).toBe(200)
    expect(health).toMatchObject({
      status: 503,
      text: '{"status":"page views cannot be stored"}',
      headers: { "cache-control": "no-store" },
    })
  })

  test("health is not rate limited, and HEAD asks for it too", async () => {
    for (let i = 0; i < 50; i += 1) {
      expect((await send(site.url, "/healthz", { method: "HEAD" })).status).toBe(200)
    }
    expect((await send(site.url, "/healthz", { method: "POST" })).status).toBe(405)
  })

  test("counts the pages of the build that is in place", async () => {
    const view = { ...VIEW, referer: "direct", path: "/new" }
    await sendView(site.url, view)
    swapRelease(site.releaseDirectory, { pages: ["/", "/new"] })
    await send(site.url, "/")
    await sendView(site.url, view)
    expect((await site.stored()).map(({ path }) => path).sort()).toEqual(["(unknown)", "/new"])
  })
})
