import { destination, pino } from "pino"
import { readEnv } from "../server/env"
import { startServer } from "../server/start-server"
import { StartupError } from "../server/startup-error"

/** `npm run serve`: serves the last build until SIGTERM or SIGINT. Takes the release directory, or `release`. */
async function serve(): Promise<void> {
  // Sentences for people go to the standard output, the log for programs to the error output.
  const log = pino(destination({ dest: 2, sync: true }))
  const { url, stop } = await startServer(readEnv(), process.argv[2] ?? "release", log)
  process.stdout.write(`Site ready: ${url}\n`)
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        error => {
          log.fatal({ err: error }, "could not stop cleanly")
          process.exit(1)
        },
      )
    })
  }
}

serve().catch((error: unknown) => {
  // A StartupError is one sentence for its reader; of anything else the stack is needed.
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
