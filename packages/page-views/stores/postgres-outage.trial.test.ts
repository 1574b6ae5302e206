import { Client } from "pg"
import { until } from "../../../src/testing/until"
import { CLIENTS, load } from "../test-site/load"
import { countedIn, type PostgresServer, startPostgres } from "../test-site/postgres-server"
import { type Answer, send, sendView } from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"
import type { ServedProcess } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"
import { describe } from "../test-site/with-postgres"

let server: PostgresServer
let databaseUrl: string
beforeAll(async () => {
  server = await startPostgres()
})
beforeEach(async () => {
  await server.start()
  databaseUrl = await server.createDatabase()
})
afterEach(() => server.stop("crash"))
afterAll(() => server.remove())

async function counted(): Promise<number> {
  return (await countedIn(databaseUrl)).views
}

/** what visitors, browsers and the owner's monitoring get while the database is away. */
async function expectAway(url: string): Promise<void> {
  expect(await send(url, "/about-me")).toMatchObject({ status: 200 })
  const refused = await sendView(url)
  expect(refused).toMatchObject({
    status: 503,
    text: '{"error":"page views cannot be stored at the moment"}',
  })
  expect(refused.headers["retry-after"]).toBe("1")
  expect(await send(url, "/healthz")).toMatchObject({ status: 503 })
}

const untilCounted = (url: string): Promise<Answer> =>
  until(
    () => sendView(url),
    ({ status }) => status === 204,
  )

describe("R-15: a site whose database is away", () => {
  let site: RunningSite | undefined
  afterEach(async () => {
    await site?.stop()
    site = undefined
  })

  test("starts, serves its pages, and counts as soon as the database is there", async () => {
    await server.stop("fast")
    site = await startSite({ databaseUrl })
    await expectAway(site.url)
    expect(site.log().match(/ECONNREFUSED.*page views could not be stored/g)).toHaveLength(1)
    expect(site.log()).not.toContain("hunter")
    await server.start()
    await untilCounted(site.url)
    expect((await send(site.url, "/healthz")).status).toBe(200)
    expect(site.log()).toContain("page views are stored again")
    expect(await counted()).toBe(1)
  })

  test("stops while it is still away", async () => {
    await server.stop("fast")
    site = await startSite({ databaseUrl })
    await site.stop()
    expect(site.log()).toContain('"msg":"stopped"')
    site = undefined
  })

  test.each(["fast", "crash"] as const)(
    "goes on after a restart (%s), without a restart of its own",
    async how => {
      site = await startSite({ databaseUrl })
      expect((await sendView(site.url)).status).toBe(204)
      await server.stop(how)
      await expectAway(site.url)
      expect(site.log()).not.toContain("hunter")
      await server.start()
      expect((await sendView(site.url)).status).toBe(204)
      expect((await send(site.url, "/healthz")).status).toBe(200)
      expect(await counted()).toBe(2)
    },
  )
})

describe("R-15: instances of the site in processes of their own", () => {
  const { servers } = servedRelease()
  const own = () => servers({ DATABASE_URL: databaseUrl })

  /** Load on one instance; `next` resolves after 100 more answers with that status. */
  function startLoad({ url }: ServedProcess) {
    let waiting: { status: number; left: number; resolve: () => void } | undefined
    const statuses = load(url, (_answered, status) => {
      if (!waiting || waiting.status !== status) return
      waiting.left -= 1
      if (waiting.left === 0) waiting.resolve()
    })
    const next = (status: number) =>
      new Promise<void>(resolve => {
        waiting = { status, left: 100, resolve }
      })
    return { statuses, next }
  }

  test("two under load keep every answered view when the database restarts and one is killed", async () => {
    const { serve } = own()
    const [one, two] = await Promise.all([serve(), serve()])
    const loads = [startLoad(one), startLoad(two)]
    const bothAnswer = (status: number) => Promise.all(loads.map(({ next }) => next(status)))
    await bothAnswer(204)
    for (const how of ["crash", "fast"] as const) {
      await server.stop(how)
      await bothAnswer(503)
      await server.start()
      await bothAnswer(204)
    }
    one.child.kill("SIGKILL")
    expect(await one.exit).toBe("SIGKILL")
    await loads[1]?.next(204)
    two.child.kill("SIGTERM")
    expect(await two.exit).toBe(0)

    const statuses = (await Promise.all(loads.map(({ statuses }) => statuses))).flat()
    expect(new Set(statuses)).toEqual(new Set([204, 503]))
    const answered = statuses.filter(status => status === 204).length
    const inStore = await counted()
    expect(inStore).toBeGreaterThanOrEqual(answered)
    // A view can be stored without its answer: what was being written in an outage, or when killed.
    expect(inStore).toBeLessThanOrEqual(answered + 5 * CLIENTS)
  })

  test("R-4: SIGTERM ends one within 5 s while the database hangs", async () => {
    const run = await own().serve()
    const owner = new Client({ connectionString: databaseUrl })
    await owner.connect()
    await owner.query("BEGIN; LOCK TABLE page_views")
    const answers = Array.from({ length: 50 }, () => sendView(run.url))
    const settled = Promise.allSettled(answers)
    await untilViewsWait()
    const signalledAt = performance.now()
    run.child.kill("SIGTERM")
    expect(await run.exit).toBe(0)
    expect(performance.now() - signalledAt).toBeLessThan(5000)
    await owner.end()
    for (const answer of await settled) {
      // Those that came last may be cut off; none gets an answer that it was counted.
      if (answer.status === "fulfilled") expect(answer.value.status).toBe(503)
    }
    expect(await counted()).toBe(0)
  })

  async function untilViewsWait(): Promise<void> {
    const watcher = new Client({ connectionString: databaseUrl })
    await watcher.connect()
    const locks = "SELECT 1 FROM pg_locks WHERE NOT granted"
    await until(
      () => watcher.query(locks),
      ({ rowCount }) => Boolean(rowCount),
    )
    await watcher.end()
  }

  test("a wrong password stops the start with one sentence that does not hold it", async () => {
    const url = databaseUrl.replace(/:[^:]*@/, ":hunter1@")
    const run = servers().run({ DATABASE_URL: url })
    expect(await run.exit).toBe(1)
    expect(run.output()).toMatch(
      /^The PostgreSQL database .* cannot be used \(password authentication failed .*\): check .*\.\n$/,
    )
    expect(run.output()).not.toContain("hunter")
  })
})
