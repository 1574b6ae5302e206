import { type PostgresServer, SHARED_PORT, startPostgres } from "./postgres-server"
import { bundlePrograms, makeDirectory, SHARED_PROGRAMS } from "./release-on-disk"

let server: PostgresServer | undefined
const programs = makeDirectory()

/** Jest calls it once before the tests of `servers`: each makes databases of its own in one server. */
export default async function share(): Promise<void> {
  server = await startPostgres()
  process.env[SHARED_PORT] = `${server.port}`
  bundlePrograms(programs.path)
  process.env[SHARED_PROGRAMS] = programs.path
}

export async function endShared(): Promise<void> {
  await server?.remove()
  programs.remove()
}
