import { runCommand } from "../../../src/testing/run-command"
import { createDatabase } from "../test-site/postgres-server"
import { sendView, VIEW } from "../test-site/request"
import { servedRelease } from "../test-site/served-release"
import { test as postgresTest } from "../test-site/with-postgres"

const { servers } = servedRelease()

const stats = (databaseUrl: string, ...args: string[]) =>
  runCommand("packages/page-views/commands/stats", args, { DATABASE_URL: databaseUrl }).ended

async function problem(databaseUrl: string): Promise<string> {
  const { code, stdout, stderr } = await stats(databaseUrl)
  expect([code, stdout]).toEqual([1, ""])
  expect(stderr.trimEnd()).not.toContain("\n")
  return stderr
}

test("D3: a database that is away is one sentence", async () => {
  expect(await problem("postgres://site:hunter22@127.0.0.1:1/site")).toMatch(/PostgreSQL/)
})

postgresTest(
  "a DATABASE_URL without a password, at once: PostgreSQL would wait for it for a minute",
  async () => {
    const url = new URL(await createDatabase())
    url.password = ""
    expect(await problem(url.href)).toMatch(
      /^The PostgreSQL .* cannot be used \(.*password.*\): .* DATABASE_URL, .*/,
    )
  },
)

postgresTest("D3: reads the counts from PostgreSQL by DATABASE_URL", async () => {
  const databaseUrl = await createDatabase()
  const { url } = await servers({ DATABASE_URL: databaseUrl }).serve()
  for (const agent of ["firefox", "firefox", "mobile"]) {
    expect((await sendView(url, { ...VIEW, agent })).status).toBe(204)
  }
  for (const args of [[], ["--path", "/about-me"], ["--path", "/*"]]) {
    const { stdout } = await stats(databaseUrl, ...args)
    expect(stdout).toMatch(/^firefox +2 {2}█{24}\nmobile +1 {2}█{12}$/m)
  }
  expect((await stats(databaseUrl, "--csv")).stdout).toContain(
    ",/about-me,news.example,firefox,FR,2",
  )
})
