import { writeSync } from "node:fs"
import { dirname } from "node:path"
import { pino, stdTimeFunctions } from "pino"
import { readEnv } from "../server/env"
import { startServer } from "../server/start-server"
import { runCommand } from "../startup-error"

/** `release/server.cjs`: serves its own release, or that of the directory it is given, until SIGTERM or SIGINT. */
async function serve(): Promise<void> {
  // Sentences for people go to the standard output, the log for programs to the error output.
  const log = pino({ name: "marge", timestamp: stdTimeFunctions.isoTime }, logOutput)
  // Nobody has to read either. An output that Node has opened refuses what a full pipe cannot take, and does not wait.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {})
  const [, script = "", release = dirname(script)] = process.argv
  const { url, stop } = await startServer(readEnv(), release, log)
  // Unhandled rejections arrive here too. The state of the process is unknown:
  // it ends, and its supervisor starts it again. Answered views are on the disk already.
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
  // Last: programs that wait for this line may end the server at once.
  process.stdout.write(`Site ready: ${url}\n`)
}

/**
 * Error output for the log. It loses the lines that cannot be written: a full disk or a closed pipe ends neither an
 * answer nor the process (R-19). Writes at once, because the last line before a crash is the one that matters. `pino`'s
 * own output would repeat the last line of a crash for ever, as long as the disk is full.
 */
const logOutput = {
  isCut: false,
  write(line: string): void {
    const bytes = Buffer.from(this.isCut ? `\n${line}` : line)
    try {
      this.isCut = writeSync(2, bytes) < bytes.length
    } catch {
      // The next line may find space again.
    }
  },
}

runCommand(serve)
