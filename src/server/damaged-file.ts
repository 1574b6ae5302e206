import { closeSync, existsSync, openSync, readSync, renameSync } from "node:fs"
import { z } from "zod"
import { openSqliteFile } from "./sqlite-driver"
import { openPageViewFile, type PageViewFile } from "./sqlite-store"
import { codeOf, reasonOf } from "./startup-error"

/** A damaged file, where it is now, and what was found. */
export const setAside = z.object({ file: z.string(), reason: z.string() })

type Opened = { store: PageViewFile; damaged?: z.infer<typeof setAside> }

/**
 * Opens the SQLite file after a check of it. A damaged one is renamed to `….damaged-DATE`, with its log, and a new one
 * is made: counting goes on, and nothing is deleted. A file of another program is never touched.
 * @param crashes whether the last processes that opened it have died of it: libsql ends the process where it expects
 * UTF-8 and finds other bytes
 */
export function openIntactFile(file: string, crashes: boolean): Opened {
  let reason = "it ends the process that reads it"
  try {
    if (!crashes) return { store: openChecked(file) }
  } catch (error) {
    if (!isDamage(error)) throw error
    reason = reasonOf(error)
  }
  if (!isOurs(file)) throw new Error(`${file} is a file of another program (${reason})`)
  const aside = freeName(`${file}.damaged-${new Date().toISOString().slice(0, 10)}`)
  // The log first: a new file must never find the log of another.
  for (const part of ["-wal", "-shm", ""]) {
    if (existsSync(file + part)) renameSync(file + part, aside + part)
  }
  return { store: openChecked(file), damaged: { file: aside, reason } }
}

const checkRow = z.tuple([z.object({ quick_check: z.string() })])

function openChecked(file: string): PageViewFile {
  const database = openSqliteFile(file)
  try {
    const [{ quick_check }] = checkRow.parse(database.prepare("PRAGMA quick_check(1)").all())
    if (quick_check !== "ok") throw Object.assign(new Error(quick_check), { code: DAMAGED })
  } finally {
    database.close()
  }
  return openPageViewFile(file)
}

const DAMAGED = "SQLITE_CORRUPT"

/** Whether SQLite has found the file itself wrong, not the disk, the rights or another process. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Of a header with a wrong number SQLite only says that it is an error.
  return (
    /^SQLITE_(?:CORRUPT|NOTADB)|unsupported file format/.test(
      `${codeOf(error)} ${error.message}`,
    ) || isDamage(error.cause)
  )
}

/** The names of the tables are on the first page; a file that was cut may have kept its first bytes alone. */
function isOurs(file: string): boolean {
  const start = Buffer.alloc(65_536)
  const opened = openSync(file, "r")
  const text = start.toString("latin1", 0, readSync(opened, start))
  closeSync(opened)
  return text.startsWith("SQLite format 3\0") || /(?:page|bot)_views/.test(text)
}

function freeName(name: string): string {
  let free = name
  for (let i = 2; existsSync(free); i += 1) free = `${name}-${i}`
  return free
}
