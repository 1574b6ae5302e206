import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { pino } from "pino"
import { StartupError } from "../startup-error"
import { makeDirectory, swapRelease, writeRelease } from "../test-site/release-on-disk"
import { BROWSER_HEADERS, send, sendView, VIEW } from "../test-site/request"
import { siteOfEachTest } from "../test-site/running-site"
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

  test("no site", async () => {
    writeRelease(release)
    rmSync(join(release, "site"), { recursive: true })
    expect(await refusal()).toMatchObject({ message: expect.stringContaining("site") })
  })

  test.each([
    "{",
    '{"id":"a","builtAt":"now","origin":"jean","pathPrefix":"sub/"}',
    '{"pages":["about-me"]}',
    '{"headers":{"all":{"x":1}}}',
  ])("a broken release.json: %s", async text => {
    writeRelease(release)
    writeFileSync(join(release, "release.json"), text)
    expect(await refusal()).toMatchObject({ message: expect.stringContaining("release.json") })
  })

  test("an address that is not this machine's", async () => {
    writeRelease(release)
    env.host = "192.0.2.1"
    expect(await refusal()).toMatchObject({ message: expect.stringMatching(/192\.0\.2\.1.*HOST/) })
  })
})

describe("a running server", () => {
  const site = siteOfEachTest()

  const database = () => join(site().releaseDirectory, "..", "data", "page-views.db")

  test("logs its settings when it starts", () => {
    expect(JSON.parse(site().log())).toMatchObject({
      level: 30,
      node: process.version,
      release: "first",
      store: database().replace("/release/..", ""),
      trustProxy: 0,
      rateLimit: 0,
      msg: "started",
    })
  })

  test("logs when that release holds another version of the server", async () => {
    swapRelease(site().releaseDirectory, { id: "second", server: "another" })
    await send(site().url, "/")
    expect(site().log()).toContain("the release holds another version of the server: restart it")
  })

  test("serves and counts below the path of the release that is in place", async () => {
    swapRelease(site().releaseDirectory, { pathPrefix: "/carnet", pages: ["/"] })
    const statuses = await Promise.all(
      ["/carnet", "/", METRICS_PATH].map(async path => (await send(site().url, path)).status),
    )
    expect(statuses).toEqual([200, 404, 404])
    const body = JSON.stringify({ ...VIEW, path: "/carnet" })
    const sent = { method: "POST", headers: BROWSER_HEADERS, body }
    expect((await send(site().url, `/carnet${METRICS_PATH}`, sent)).status).toBe(204)
    expect((await site().stored()).map(({ path }) => path)).toEqual(["/"])
  })

  test("health is not rate limited, also by HEAD", async () => {
    expect(await send(site().url, "/healthz")).toMatchObject({
      status: 200,
      text: '{"status":"ok"}',
    })
    for (let i = 0; i < 50; i += 1) {
      expect((await send(site().url, "/healthz", { method: "HEAD" })).status).toBe(200)
    }
    expect((await send(site().url, "/healthz", { method: "POST" })).status).toBe(405)
  })

  test("counts the pages of the build that is in place", async () => {
    const view = { ...VIEW, referer: "direct", path: "/new" }
    await sendView(site().url, view)
    swapRelease(site().releaseDirectory, { pages: ["/", "/new"] })
    await send(site().url, "/")
    await sendView(site().url, view)
    expect((await site().stored()).map(({ path }) => path).sort()).toEqual(["(unknown)", "/new"])
  })
})
