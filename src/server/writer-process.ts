import { fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import * as z from "zod"
import type { CountingStore } from "./page-view-store"
import { type Statements, storeOnSqlite } from "./sqlite-store"
import { reasonOf, StoreAwayError } from "./startup-error"

/** What the server asks of the process that has the SQLite file. */
export const writerCall: z.ZodType<Statements> = z.array(
  z.tuple([z.string(), z.array(z.unknown())]),
)

/** A damaged file, where it is now, and what was found. */
const damage = z.object({ file: z.string(), reason: z.string() })
export type Damage = z.infer<typeof damage>

/** The answers: the first is about the opening, then one to each call, in their order. */
const writerReply = z.object({
  rows: z.array(z.unknown()).default([]),
  damaged: damage.optional(),
  /** `isLost`: the file has to be opened again. */
  failure: z.object({ message: z.string(), code: z.string(), isLost: z.boolean() }).optional(),
})
export type WriterReply = z.infer<typeof writerReply>

/** How long a transaction may take before its process is given up: longer than SQLite waits for another program. */
const ANSWER_MS = 4000
const CLOSE_MS = 1500

/** How a process ends that libsql aborts, or whose file shrinks while it reads it. */
const CRASHES: ReadonlySet<unknown> = new Set(["SIGABRT", "SIGBUS", "SIGSEGV"])

/** So many in a row mean that the file is damaged. */
const DAMAGE_CRASHES = 2

/**
 * The SQLite file in a process of its own: the server feels neither a slow disk nor the end of that process. Returns what
 * opens it, and again when it is lost; that rejects with a `StoreAwayError`. `script` is the release's `writer.cjs`.
 */
export function writerOf(script: string, file: string, onDamage: (damage: Damage) => void) {
  let crashes = 0
  return async (closing: AbortSignal): Promise<CountingStore> => {
    const isDamaged = crashes === DAMAGE_CRASHES
    const writer = startWriter(script, [file, isDamaged ? "crashes" : ""], () => {
      crashes += 1
    })
    closing.addEventListener("abort", writer.close)
    try {
      const { damaged } = await writer.opened
      if (damaged) onDamage(damaged)
    } catch (error) {
      await writer.close()
      throw error
    } finally {
      closing.removeEventListener("abort", writer.close)
    }
    const store = storeOnSqlite(writer.ask, writer.askInTime)
    return {
      ...store,
      async add(...counts) {
        await store.add(...counts)
        crashes = 0
      },
      close: writer.close,
      lost: writer.lost,
    }
  }
}

type Waiting = { resolve(reply: WriterReply): void; reject(error: unknown): void }

function startWriter(script: string, args: readonly string[], onCrash: () => void) {
  const child = fork(script, args, {
    execArgv: ["--max-semi-space-size=1"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const waiting: Waiting[] = []
  let problem: Error | undefined
  let tellLost: (error: Error) => void
  const lost = new Promise<Error>(resolve => {
    tellLost = resolve
  })

  function lose(error: Error): void {
    problem ??= error
    tellLost(problem)
    for (const { reject } of waiting.splice(0)) reject(problem)
  }
  const giveUp = (why: string) => lose(new StoreAwayError(`The page-view writer ${why}.`))
  const exited = once(child, "exit").then(
    ([code, signal]) => {
      if (CRASHES.has(signal)) onCrash()
      giveUp(`has ended (${signal ?? code})`)
    },
    error => giveUp(`cannot be started (${reasonOf(error)})`),
  )
  child.on("message", message => {
    const { data } = writerReply.safeParse(message)
    if (!data) return giveUp("is of another version")
    const { failure } = data
    const next = waiting.shift()
    if (!failure) return next?.resolve(data)
    const error = Object.assign(new StoreAwayError(failure.message), { code: failure.code })
    next?.reject(error)
    if (failure.isLost) lose(error)
  })

  const nextReply = () =>
    new Promise<WriterReply>((resolve, reject) => waiting.push({ resolve, reject }))
  const opened = nextReply()

  async function ask(call: Statements): Promise<unknown[]> {
    if (problem) throw problem
    child.send(call, error => {
      if (error) lose(error)
    })
    return (await nextReply()).rows
  }

  return {
    opened,
    lost,
    ask,
    async askInTime(call: Statements): Promise<unknown[]> {
      const timer = setTimeout(giveUp, ANSWER_MS, `has not answered for ${ANSWER_MS / 1000} s`)
      return ask(call).finally(() => clearTimeout(timer))
    },
    async close(): Promise<void> {
      lose(new Error("the page-view store is closed"))
      if (child.connected) child.disconnect()
      await Promise.race([exited, pause(CLOSE_MS, undefined, { ref: false })])
      child.kill("SIGKILL")
    },
  }
}
