import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { StartupError, StoreAwayError } from "../startup-error"
import { createDatabase, openPostgresStore, PASSWORD, runSql } from "../test-site/postgres-server"
import { describe, test } from "../test-site/with-postgres"

/** The one sentence that a store of that address is refused with. It never holds the password. */
async function refusal(url: string): Promise<unknown> {
  const error: unknown = await openPostgresStore(url).catch(reason => reason)
  expect(error).toBeInstanceOf(StartupError)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/hunter/)
  return error
}

const changed = (url: string, changes: Partial<URL>) => Object.assign(new URL(url), changes).href

test.each<[string, (url: string) => string | Promise<string>, RegExp]>([
  [
    "a wrong password",
    url => changed(url, { password: "hunter1" }),
    /^The PostgreSQL database site_\d+ on 127\.0\.0\.1:\d+ cannot be used \(password authentication failed for user "site"\): check user, password, .* in DATABASE_URL, /,
  ],
  [
    "a database that does not exist",
    url => changed(url, { pathname: "/nope" }),
    /^The PostgreSQL database nope on .* cannot be used \(database "nope" does not exist\): check /,
  ],
  [
    "a user who may not make tables in an empty database",
    async url => {
      await runSql(url, "CREATE ROLE stranger LOGIN PASSWORD 'hunter3'")
      return changed(url, { username: "stranger", password: "hunter3" })
    },
    /permission denied.*this user may create tables there/,
  ],
  [
    "TLS where the server has none",
    url => `${url}?sslmode=verify-full`,
    /does not support SSL.*: check .*TLS options/,
  ],
  [
    "a certificate file that is not there",
    url => `${url}?sslrootcert=/nope.pem`,
    /^DATABASE_URL cannot be read \(.*\/nope\.pem.*\): expected/,
  ],
])("%s is for the owner to change", async (_name, change, sentence) => {
  const error = await refusal(await change(await createDatabase()))
  expect(error).toMatchObject({ name: "StartupError", message: expect.stringMatching(sentence) })
})

describe("what may be over in a moment", () => {
  test.each([
    ["127.0.0.1:1", /127\.0\.0\.1:1 cannot be used at the moment \(.*ECONNREFUSED.*\)/],
    ["localhost:1", /localhost:1 cannot .* \(.*ECONNREFUSED.*\)/],
    ["db.invalid", /db\.invalid:5432 cannot be used at the moment \(.*\)/],
  ])("no database at %s", async (host, sentence) => {
    const error = await refusal(`postgresql://site:${encodeURIComponent(PASSWORD)}@${host}/site`)
    expect(error).toBeInstanceOf(StoreAwayError)
    expect(error).toMatchObject({ message: expect.stringMatching(sentence) })
  })

  test("a server that accepts connections and never answers", async () => {
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
