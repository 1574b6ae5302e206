import { statSync } from "node:fs"
import { isDamage, openIntactFile } from "./damaged-file"
import type { PageViewFile } from "./sqlite-store"
import { codeOf, reasonOf } from "./startup-error"
import { type WriterReply, writerCall } from "./writer-messages"

/**
 * `release/writer.cjs FILE [crashes]`: the process that has the SQLite file of a server (D3). SQLite blocks it, and
 * libsql may end it. It lives as long as its channel to the server.
 */
function run(file: string, crashes: boolean): void {
  // Sent to all processes of a terminal or a service: the server says when it has no more views.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {})
  try {
    const { store, damaged } = openIntactFile(file, crashes)
    const isSameFile = watch(file)
    process.on("message", call => reply(answer(store, call, isSameFile)))
    process.once("disconnect", () => {
      try {
        store.close()
      } finally {
        process.exit()
      }
    })
    reply({ rows: [], damaged })
  } catch (error) {
    reply({ rows: [], failure: failureOf(error, true) })
    process.disconnect()
  }
}

function answer(store: PageViewFile, message: unknown, isSameFile: () => boolean): WriterReply {
  try {
    const call = writerCall.parse(message)
    let rows: unknown[] = []
    if ("add" in call) store.add(...call.add)
    else if ("query" in call) rows = store.query(...call.query)
    else store.check()
    // Asked after the commit: what went into a file that is gone is not acknowledged.
    if (!isSameFile()) throw new Error("the page-view file was deleted, replaced or cut")
    return { rows }
  } catch (error) {
    return { rows: [], failure: failureOf(error, isDamage(error) || !isSameFile()) }
  }
}

/**
 * Whether the names of a file and its log still lead to those that were opened: SQLite goes on writing to files that
 * were deleted. It never makes the file smaller, and does not notice when another program does.
 */
function watch(file: string): () => boolean {
  const look = () => [file, `${file}-wal`].map(name => statSync(name, { throwIfNoEntry: false }))
  const identityOf = (found: ReturnType<typeof look>) =>
    found.map(it => `${it?.dev} ${it?.ino}`).join()
  const opened = identityOf(look())
  let largest = statSync(file).size
  return () => {
    const found = look()
    const size = found[0]?.size ?? 0
    const isWhole = size >= largest
    largest = Math.max(size, largest)
    return isWhole && identityOf(found) === opened
  }
}

const failureOf = (error: unknown, isLost: boolean) => ({
  message: reasonOf(error),
  code: codeOf(error),
  isLost,
})

/** A server that is gone is told nothing: the end of the channel follows. */
const reply = (message: WriterReply) => process.send?.(message, () => {})

const [, , file = "", crashes] = process.argv
run(file, crashes === "crashes")
