import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from "node:fs"
import * as z from "zod"
import { codeOf, reasonOf } from "../startup-error"
import { type Finding, OPENING, type WriterCall, type WriterReply, writerCall } from "./counts"
import { type CountsFile, openCountsFile, unreadFrames } from "./counts-file"

/**
 * `release/writer.cjs FILE [crashes]`: the process that has the SQLite file of a server (D3). SQLite blocks it, and
 * libsql may end it. It lives as long as its channel to the server, and its file is the one that it opened.
 */
function run(file: string, crashes: boolean): void {
  // Sent to all processes of a terminal or a service: the server disconnects when it has no more views.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => {})
  try {
    const { store, ...found } = openIntactFile(file, crashes)
    const isSameFile = watch(file)
    const wasWritten = emptyLogs(store, isSameFile)
    process.on("message", message => {
      answer(store, writerCall.parse(message), isSameFile)
      wasWritten()
    })
    process.once("disconnect", () => {
      close(store)
      process.exit()
    })
    reply({ id: OPENING, result: found })
  } catch (error) {
    end(OPENING, error)
  }
}

function resultOf(store: CountsFile, call: WriterCall["call"]): unknown {
  switch (call[0]) {
    case "add":
      return store.add(call[1], call[2])
    case "rowsOf":
      return store.rowsOf(call[1])
    case "purge":
      return store.purge(call[1])
  }
}

function answer(store: CountsFile, { id, call }: WriterCall, isSameFile: () => boolean): void {
  try {
    const result = resultOf(store, call)
    // After the commit, so that nothing in a file that is gone is acknowledged.
    if (!isSameFile()) throw new Error("the page-view file was deleted, replaced or cut")
    reply({ id, result })
  } catch (error) {
    if (!isDamage(error) && isSameFile()) return void reply({ id, failure: failureOf(error) })
    // Answered views go into the file from its log, wherever the file is now.
    close(store)
    end(id, error)
  }
}

/** Time without a call after which the log is emptied, and the longest time for which it is not. */
const IDLE_MS = 250
const FULL_MS = 5000

/**
 * Empties the log of a store when it is idle, and every five seconds when it is not: that much is lost with a byte of
 * the log that is spoilt. Returns the function to call after each write.
 */
function emptyLogs(store: CountsFile, isSameFile: () => boolean): () => void {
  let timer: NodeJS.Timeout | undefined
  let begun: number | undefined
  function empty(): void {
    begun = undefined
    try {
      // Written to a file that was cut, the log would make it as long as before, and the cut would go unnoticed.
      if (isSameFile() && !store.emptyLog()) wasWritten()
    } catch {
      // The next write finds out what is wrong.
    }
  }
  function wasWritten(): void {
    clearTimeout(timer)
    begun ??= performance.now()
    const left = begun + FULL_MS - performance.now()
    if (left > 0) timer = setTimeout(empty, Math.min(IDLE_MS, left))
    else empty()
  }
  return wasWritten
}

/** Ignores that a damaged file cannot be closed: its process ends. */
function close(store: CountsFile): void {
  try {
    store.close()
  } catch {}
}

/** Ends the process, which can use its file no more: the server starts another one. */
function end(id: number, error: unknown): void {
  process.send?.({ id, failure: failureOf(error) }, () => process.exit(1))
}

/** Ignores that a server is gone: the end of the channel follows. */
const reply = (message: WriterReply) => process.send?.(message, () => {})

const failureOf = (error: unknown) => ({ message: reasonOf(error), code: codeOf(error) })

/**
 * True while the names of a file and its log still lead to those that were opened: SQLite goes on writing to files that
 * were deleted. It never makes the file smaller, and does not notice when another program does.
 */
function watch(file: string): () => boolean {
  let largest = 0
  const look = (): string => {
    const found = [file, `${file}-wal`].map(name => statSync(name, { throwIfNoEntry: false }))
    const size = found[0]?.size ?? 0
    const isWhole = size >= largest
    largest = Math.max(size, largest)
    return [isWhole, ...found.map(it => `${it?.dev} ${it?.ino}`)].join()
  }
  const opened = look()
  return () => look() === opened
}

/**
 * Opens the SQLite file after a check of it. A damaged one is renamed to `….damaged-DATE`, with its log, and a new one
 * is made: counting goes on, and nothing is deleted. A file of another program is never touched.
 * @param crashes whether the last processes that opened it have died of it: libsql ends the process where it expects
 * UTF-8 and finds other bytes
 */
function openIntactFile(file: string, crashes: boolean): Finding & { store: CountsFile } {
  let reason = "it ends the process that reads it"
  try {
    if (!crashes) return openChecked(file)
  } catch (error) {
    if (!isDamage(error)) throw error
    reason = reasonOf(error)
  }
  if (!isOurs(file)) throw new Error(`${file} is a file of another program (${reason})`)
  const name = `${file}.damaged-${new Date().toISOString().slice(0, 10)}`
  let aside = name
  for (let i = 2; existsSync(aside); i += 1) aside = `${name}-${i}`
  // The log first: a new file must never find the log of another.
  for (const part of ["-wal", "-shm", ""]) {
    if (existsSync(file + part)) renameSync(file + part, aside + part)
  }
  return { ...openChecked(file), damaged: { file: aside, reason } }
}

const checkRow = z.tuple([z.object({ quick_check: z.string() })])

function openChecked(file: string): { store: CountsFile; unread: number } {
  let unread = 0
  const store = openCountsFile(file, database => {
    const [{ quick_check }] = checkRow.parse(database.prepare("PRAGMA quick_check(1)").all())
    if (quick_check !== "ok")
      throw Object.assign(new Error(quick_check), { code: "SQLITE_CORRUPT" })
    unread = unreadFrames(database, file)
  })
  return { store, unread }
}

/** For a header with a wrong number SQLite only reports an error. */
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB)|unsupported file format/

/** True when SQLite has found the file itself wrong, not the disk, the rights or another process. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (DAMAGE.test(`${codeOf(error)} ${error.message}`) || isDamage(error.cause))

/** The names of the tables are on the first page; a file that was cut may have kept only its first bytes. */
function isOurs(file: string): boolean {
  const start = Buffer.alloc(65_536)
  const opened = openSync(file, "r")
  const text = start.toString("latin1", 0, readSync(opened, start))
  closeSync(opened)
  return text.startsWith("SQLite format 3\0") || /(?:page|bot)_views/.test(text)
}

const [, , file = "", crashes] = process.argv
run(file, crashes === "crashes")
