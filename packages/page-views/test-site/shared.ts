import { type PostgresServer, SHARED_PORT, startPostgres } from "./postgres-server"
import { makeDirectory, SHARED_BUNDLES } from "./release-on-disk"

let server: PostgresServer | undefined
const bundles = makeDirectory()

/** Jest calls it once before the tests of `servers`: each makes databases of its own in one server. */
export default async function share(): Promise<void> {
  server = await startPostgres()
  process.env[SHARED_PORT] = `${server.port}`
  process.env[SHARED_BUNDLES] = bundles.path
}

export async function endShared(): Promise<void> {
  await server?.remove()
  bundles.remove()
}
