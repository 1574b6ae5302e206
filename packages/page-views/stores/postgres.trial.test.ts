import { rm } from "node:fs/promises"
import { join } from "node:path"
import { build } from "esbuild"
import { Client } from "pg"
import { writeServer } from "../server/write-server"
import { countedIn, createDatabase, openPostgresStore, runSql } from "../test-site/postgres-server"
import { makeDirectory, writeRelease } from "../test-site/release-on-disk"
import { sendView } from "../test-site/request"
import { serveInProcess } from "../test-site/served-process"
import { describe, test } from "../test-site/with-postgres"
import { describeStore } from "./store-behaviour"

describe("with PostgreSQL", () =>
  describeStore("PostgreSQL", async () => {
    const url = await createDatabase()
    return {
      open: () => openPostgresStore(url),
      rowsIn: table => runSql(url, `SELECT * FROM ${table} ORDER BY day`),
      remove: async () => {},
    }
  }))

const VIEW = {
  day: "2026-03-14",
  path: "/",
  referer: "direct",
  agent: "edge",
  country: "FR",
  count: 1,
}

describe("D3: the PostgreSQL database", () => {
  test("is made ready once, however many instances start at the same time", async () => {
    for (const _round of [1, 2, 3, 4, 5]) {
      const url = await createDatabase()
      const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(url)))
      await Promise.all(stores.map(store => store.add([VIEW])))
      expect(await countedIn(url)).toEqual({ views: 4, bots: 0 })
      await Promise.all(stores.map(store => store.close()))
    }
  })

  test("takes the same views from two instances in any order, without a deadlock", async () => {
    const url = await createDatabase()
    const [one, two] = await Promise.all([openPostgresStore(url), openPostgresStore(url)])
    const views = Array.from({ length: 500 }, (_, i) => ({ ...VIEW, path: `/${i}` }))
    const bots = ["2026-03-14", "2026-03-15", "2026-03-16"].map(day => ({ day, count: 1 }))
    // As many writers at once as there are connections: none waits for one until its time is over.
    const write = async () => {
      for (const _round of [1, 2, 3, 4, 5]) {
        await Promise.all([
          one.add(views, bots),
          two.add([...views].reverse(), [...bots].reverse()),
        ])
      }
    }
    await Promise.all(Array.from({ length: 4 }, write))
    expect(await countedIn(url)).toEqual({ views: 20_000, bots: 120 })
    await Promise.all([one.close(), two.close()])
  })

  test("needs no right to make tables once it is up to date", async () => {
    const url = await createDatabase()
    await (await openPostgresStore(url)).close()
    await runSql(
      url,
      `CREATE ROLE counter LOGIN PASSWORD 'counter';
       GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO counter`,
    )
    const limited = new URL(url)
    Object.assign(limited, { username: "counter", password: "counter" })
    const store = await openPostgresStore(limited.href)
    await store.add([VIEW])
    await store.rowsOf(VIEW.day)
    await store.close()
  })

  test("does not keep a view waiting for long when it hangs, and counts again afterwards", async () => {
    const url = await createDatabase()
    const store = await openPostgresStore(url)
    const owner = new Client({ connectionString: url })
    await owner.connect()
    await owner.query("BEGIN; LOCK TABLE page_views")
    await expect(store.add([VIEW])).rejects.toThrow(/statement timeout/)
    await owner.query("ROLLBACK")
    await owner.end()
    await store.add([VIEW])
    expect(await countedIn(url)).toEqual({ views: 1, bots: 0 })
    await store.close()
  })

  test("R-10: a purge may take long: the limit of what visitors wait for does not end it", async () => {
    const url = await createDatabase()
    const store = await openPostgresStore(url)
    await runSql(
      url,
      `CREATE TABLE purged (statement_timeout TEXT);
       CREATE FUNCTION note_timeout() RETURNS trigger LANGUAGE plpgsql AS
         $$BEGIN INSERT INTO purged VALUES (current_setting('statement_timeout')); RETURN NULL; END$$;
       CREATE TRIGGER note AFTER DELETE ON page_views EXECUTE FUNCTION note_timeout()`,
    )
    await store.add([VIEW, { ...VIEW, day: "2026-03-15" }])
    expect(await store.purge("2026-03-16")).toBe(2)
    const day = { statement_timeout: "2min" }
    expect(await runSql(url, "SELECT * FROM purged")).toEqual([day])
    await store.close()
  })

  test("is not writable when it only reads", async () => {
    const url = await createDatabase()
    const name = new URL(url).pathname.slice(1)
    const before = await openPostgresStore(url)
    await before.close()
    await runSql(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    const store = await openPostgresStore(url)
    await expect(store.add([VIEW])).rejects.toThrow(/read-only/)
    await store.close()
  })
})

test("D3: a release that was copied anywhere counts in PostgreSQL", async () => {
  const directory = makeDirectory()
  writeRelease(directory.path)
  await rm(join(directory.path, "node_modules"))
  await writeServer(directory.path, build)
  const DATABASE_URL = await createDatabase()
  const { child, exit, url } = await serveInProcess(directory.path, { PORT: "0", DATABASE_URL })
  expect((await sendView(url)).status).toBe(204)
  child.kill()
  expect(await exit).toBe(0)
  expect(await countedIn(DATABASE_URL)).toMatchObject({ views: 1 })
  directory.remove()
})
