import { destination, pino, stdTimeFunctions } from "pino"
import { readEnv } from "../server/env"
import { startServer } from "../server/start-server"
import { StartupError } from "../server/startup-error"

/** `npm run serve`: serves the last build until SIGTERM or SIGINT. Takes the release directory, or `release`. */
async function serve(): Promise<void> {
  // Sentences for people go to the standard output, the log for programs to the error output.
  // Written at once: the last line before a crash is the one that matters.
  const log = pino({ timestamp: stdTimeFunctions.isoTime }, destination({ dest: 2, sync: true }))
  const { url, stop } = await startServer(readEnv(), process.argv[2] ?? "release", log)
  // Rejections that nobody handles arrive here too. What the process holds is not known any more:
  // it ends, and whoever supervises it starts it again. Answered views are on the disk already.
  process.once("uncaughtException", error => {
    log.fatal({ err: error }, "crashed")
    process.exit(1)
  })
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping")
      stop().then(
        () => process.exit(0),
        error => {
          log.fatal({ err: error }, "could not stop cleanly")
          process.exit(1)
        },
      )
    })
  }
  // Last: whoever waits for this line may end the server at once.
  process.stdout.write(`Site ready: ${url}\n`)
}

serve().catch((error: unknown) => {
  // A StartupError is one sentence for its reader; of anything else the stack is needed.
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
})
