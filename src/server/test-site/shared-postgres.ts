import { type PostgresServer, SHARED_PORT, startPostgres } from "./postgres-server"

let server: PostgresServer | undefined

/** Jest calls it once before the tests of `servers`: each makes databases of its own in one server. */
export default async function sharePostgres(): Promise<void> {
  server = await startPostgres()
  process.env[SHARED_PORT] = `${server.port}`
}

export const endPostgres = async (): Promise<void> => server?.remove()
