import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { Client } from "pg"
import { openPostgresStore } from "./postgres-store"
import { StartupError, StoreAwayError } from "./startup-error"
import { describeStore } from "./store-behaviour"
import { createDatabase, PASSWORD } from "./test-site/postgres-server"

describeStore("PostgreSQL", async () => {
  const url = await createDatabase()
  return { open: () => openPostgresStore(url), remove: async () => {} }
})

const VIEW = {
  day: "2026-03-14",
  path: "/",
  referer: "direct",
  agent: "edge",
  country: "FR",
  count: 1,
}

/** Runs SQL beside the store, as the owner could. */
async function sql(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

describe("D3: the PostgreSQL database", () => {
  test("is made ready once, however many instances start at the same time", async () => {
    for (const _round of [1, 2, 3, 4, 5]) {
      const url = await createDatabase()
      const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(url)))
      await Promise.all(stores.map(store => store.add([VIEW])))
      expect(await stores[0]?.totals()).toEqual([{ day: VIEW.day, views: 4, bots: 0 }])
      expect(await sql(url, "SELECT version FROM page_view_version")).toEqual([{ version: 2 }])
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
    expect(await one.totals()).toMatchObject([{ views: 20_000, bots: 40 }, {}, {}])
    await Promise.all([one.close(), two.close()])
  })

  test("a site goes on counting while days are set, and nothing is lost", async () => {
    const url = await createDatabase()
    const [site, owner] = await Promise.all([openPostgresStore(url), openPostgresStore(url)])
    const bot = { day: VIEW.day, count: 1 }
    const count = async () => {
      for (let i = 0; i < 300; i += 1) await site.add([VIEW], [bot])
    }
    const set = async () => {
      for (let i = 0; i < 100; i += 1) await owner.setDay("2026-03-13", [], i + 1)
    }
    await Promise.all([count(), set(), count()])
    expect(await site.totals()).toEqual([
      { day: "2026-03-13", views: 0, bots: 100 },
      { day: "2026-03-14", views: 600, bots: 600 },
    ])
    await Promise.all([site.close(), owner.close()])
  })

  test("needs no right to make tables once it is up to date", async () => {
    const url = await createDatabase()
    await (await openPostgresStore(url)).close()
    await sql(
      url,
      `CREATE ROLE counter LOGIN PASSWORD 'counter';
       GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO counter`,
    )
    const limited = new URL(url)
    Object.assign(limited, { username: "counter", password: "counter" })
    const store = await openPostgresStore(limited.href)
    await store.add([VIEW])
    await store.check()
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
    expect(await store.totals()).toEqual([{ day: VIEW.day, views: 1, bots: 0 }])
    await store.close()
  })

  test("R-10: a purge may take long: the limit of what visitors wait for does not end it", async () => {
    const url = await createDatabase()
    const store = await openPostgresStore(url)
    await sql(
      url,
      `CREATE TABLE purged (statement_timeout TEXT);
       CREATE FUNCTION note_timeout() RETURNS trigger LANGUAGE plpgsql AS
         $$BEGIN INSERT INTO purged VALUES (current_setting('statement_timeout')); RETURN NULL; END$$;
       CREATE TRIGGER note AFTER DELETE ON page_views EXECUTE FUNCTION note_timeout()`,
    )
    await store.add([VIEW, { ...VIEW, day: "2026-03-15" }])
    expect(await store.purge("2026-03-16")).toBe(2)
    const day = { statement_timeout: "2min" }
    expect(await sql(url, "SELECT * FROM purged")).toEqual([day])
    await store.close()
  })

  test("says that it cannot be written to when it only reads", async () => {
    const url = await createDatabase()
    const name = new URL(url).pathname.slice(1)
    const before = await openPostgresStore(url)
    await before.close()
    await sql(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    const store = await openPostgresStore(url)
    await expect(store.check()).rejects.toThrow(/read-only/)
    await store.close()
  })
})

describe("a database that cannot be used is refused with one sentence, without the password", () => {
  const refusal = async (url: string): Promise<unknown> => {
    const error: unknown = await openPostgresStore(url).catch(reason => reason)
    expect(error).toBeInstanceOf(StartupError)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/hunter/)
    return error
  }
  const changed = (url: string, changes: Partial<URL>) => Object.assign(new URL(url), changes).href

  test("a wrong password", async () => {
    const url = changed(await createDatabase(), { password: "hunter1" })
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(
        /^The PostgreSQL database site_\d+ on 127\.0\.0\.1:\d+ cannot be used \(password authentication failed for user "site"\): check the user and the password in DATABASE_URL\.$/,
      ),
    })
  })

  test("no password", async () => {
    const url = changed(await createDatabase(), { password: "" })
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/cannot be used \(.*password.*\): .* DATABASE_URL\.$/),
    })
  })

  test("a database that does not exist", async () => {
    const url = changed(await createDatabase(), { pathname: "/nope" })
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(
        /^The PostgreSQL database nope on .* cannot be used \(database "nope" does not exist\): create it/,
      ),
    })
  })

  test("an encoding that cannot hold every path", async () => {
    const url = await createDatabase()
    await sql(
      url,
      "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'",
    )
    expect(await refusal(changed(url, { pathname: "/latin" }))).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/^The PostgreSQL database latin on .* LATIN1.*: create/),
    })
  })

  test("a user who may not make tables in an empty database", async () => {
    const url = await createDatabase()
    await sql(url, "CREATE ROLE stranger LOGIN PASSWORD 'hunter3'")
    const stranger = changed(url, { username: "stranger", password: "hunter3" })
    expect(await refusal(stranger)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/permission denied.*: let the user of DATABASE_URL create/),
    })
  })

  test("TLS where the server has none", async () => {
    const url = `${await createDatabase()}?sslmode=verify-full`
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/does not support SSL.*: leave sslmode out/),
    })
  })

  test("a certificate file that is not there", async () => {
    const url = `${await createDatabase()}?sslrootcert=/nope.pem`
    expect(await refusal(url)).toMatchObject({
      message: expect.stringMatching(/^DATABASE_URL cannot be read \(.*\/nope\.pem.*\): expected/),
    })
  })

  test("a later version", async () => {
    const url = await createDatabase()
    await (await openPostgresStore(url)).close()
    await sql(url, "UPDATE page_view_version SET version = 99")
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/ has version 99, and .* reads up to 2: update the site/),
    })
  })

  test.each([
    [
      "a refused connection",
      "127.0.0.1:1",
      /127\.0\.0\.1:1 cannot be used at the moment \(.*ECONNREFUSED.*\)/,
    ],
    ["a refused connection of a name", "localhost:1", /localhost:1 cannot .* \(.*ECONNREFUSED.*\)/],
    [
      "a host that does not exist",
      "db.invalid",
      /db\.invalid:5432 cannot be used at the moment \(.*\)/,
    ],
  ])("%s may be over in a moment", async (_name, host, message) => {
    const error = await refusal(`postgresql://site:${encodeURIComponent(PASSWORD)}@${host}/site`)
    expect(error).toBeInstanceOf(StoreAwayError)
    expect(error).toMatchObject({ message: expect.stringMatching(message) })
  })
  test("a server that accepts connections and says nothing may be back in a moment", async () => {
    const sockets: Socket[] = []
    const mute = createServer(socket => sockets.push(socket)).listen(0, "127.0.0.1")
    await once(mute, "listening")
    const address = mute.address()
    const port = typeof address === "object" ? address?.port : undefined
    const error = await refusal(`postgresql://site:hunter2@127.0.0.1:${port}/site`)
    expect(error).toBeInstanceOf(StoreAwayError)
    expect(error).toMatchObject({
      message: expect.stringMatching(/\(.*timeout\): check that it runs/),
    })
    for (const socket of sockets) socket.destroy()
    mute.close()
  })
})
