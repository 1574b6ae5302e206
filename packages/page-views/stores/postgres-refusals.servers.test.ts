import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { StartupError, StoreAwayError } from "../startup-error"
import { createDatabase, openPostgresStore, PASSWORD, runSql } from "../test-site/postgres-server"

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
        /^The PostgreSQL database site_\d+ on 127\.0\.0\.1:\d+ cannot be used \(password authentication failed for user "site"\): check user, password, .* in DATABASE_URL, /,
      ),
    })
  })

  test("a database that does not exist", async () => {
    const url = changed(await createDatabase(), { pathname: "/nope" })
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(
        /^The PostgreSQL database nope on .* cannot be used \(database "nope" does not exist\): check /,
      ),
    })
  })

  test("an encoding that cannot hold every path", async () => {
    const url = await createDatabase()
    await runSql(
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
    await runSql(url, "CREATE ROLE stranger LOGIN PASSWORD 'hunter3'")
    const stranger = changed(url, { username: "stranger", password: "hunter3" })
    expect(await refusal(stranger)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/permission denied.*this user may create tables there/),
    })
  })

  test("TLS where the server has none", async () => {
    const url = `${await createDatabase()}?sslmode=verify-full`
    expect(await refusal(url)).toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/does not support SSL.*: check .*TLS options/),
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
    await runSql(url, "UPDATE page_view_version SET version = 99")
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
