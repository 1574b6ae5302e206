import { fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import * as z from "zod"
import { reasonOf, StoreAwayError } from "../startup-error"
import { SQLITE } from "./sqlite-store"
import { type PageViewStore, type Statements, storeOn } from "./store"

/** A damaged file, where it is now, and what was found. */
const damage = z.object({ file: z.string(), reason: z.string() })
export type Damage = z.infer<typeof damage>

/** Faults that a writer found when it opened its file: damage, or unread frames at the end of the log. */
const finding = z.object({ damaged: damage.optional(), unread: z.number().default(0) })
type Finding = z.output<typeof finding>

/** The answers: the first is about the opening, then one to each call, in their order. A writer that is of no more use ends. */
const writerReply = finding.extend({
  rows: z.array(z.unknown()).default([]),
  failure: z.object({ message: z.string(), code: z.string() }).optional(),
})
export type WriterReply = z.input<typeof writerReply>

/** Time for a transaction before its process is killed: longer than SQLite waits for another program. */
const ANSWER_MS = 4000
const CLOSE_MS = 1500
const RETRY_MS = 1000

/** Signals of a process that libsql aborts, or whose file shrinks while it reads it. */
const CRASHES: ReadonlySet<unknown> = new Set(["SIGABRT", "SIGBUS", "SIGSEGV"])

/** This number in a row means that the file is damaged. */
const DAMAGE_CRASHES = 2

/**
 * The store on a SQLite file in a process of its own: the server feels neither a slow disk nor the end of that process.
 * Starts it, and another one for the first statement after its end, one a second at most; rejects with a
 * `StoreAwayError` meanwhile. `script` is the release's `writer.cjs`.
 */
export function storeInProcess(
  script: string,
  file: string,
  onOpened: (found: Finding) => void,
): PageViewStore {
  let crashes = 0
  let writer = start()

  function start() {
    const started = startWriter(script, [file, crashes === DAMAGE_CRASHES ? "crashes" : ""])
    started.opened.then(onOpened).catch(() => {})
    void started.lost.then(signal => {
      if (CRASHES.has(signal)) crashes += 1
    })
    return started
  }

  async function run(statements: Statements, soon = false): Promise<unknown[]> {
    if (writer.mayBeReplaced()) writer = start()
    const rows = await writer.ask(statements, soon)
    if (soon) crashes = 0
    return rows
  }
  return storeOn({ run, close: () => writer.close() }, SQLITE)
}

type Reply = z.output<typeof writerReply>
type Waiting = { resolve(reply: Reply): void; reject(error: unknown): void }

function startWriter(script: string, args: readonly string[]) {
  const child = fork(script, args, {
    execArgv: ["--max-semi-space-size=1"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  const startedAt = performance.now()
  const waiting: Waiting[] = []
  let hasEnded = false
  let isClosed = false
  let problem: Error | undefined
  let lastFailure: Error | undefined

  function lose(error: Error): void {
    problem ??= error
    for (const { reject } of waiting.splice(0)) reject(problem)
    child.kill("SIGKILL")
  }
  const giveUp = (why: string) => lose(new StoreAwayError(`The page-view writer ${why}.`))
  /** Resolves with the signal that ended the process. */
  const lost = once(child, "exit").then(
    async ([code, signal]) => {
      // The message that says why may come after it.
      if (child.connected) await once(child, "disconnect")
      hasEnded = true
      if (lastFailure) lose(lastFailure)
      giveUp(`has ended (${signal ?? code})`)
      return signal
    },
    error => {
      hasEnded = true
      giveUp(`cannot be started (${reasonOf(error)})`)
    },
  )
  child.on("message", message => {
    const { data } = writerReply.safeParse(message)
    if (!data) return giveUp("is of another version")
    const { failure } = data
    const next = waiting.shift()
    lastFailure =
      failure && Object.assign(new StoreAwayError(failure.message), { code: failure.code })
    if (lastFailure) next?.reject(lastFailure)
    else next?.resolve(data)
  })

  const nextReply = () => new Promise<Reply>((resolve, reject) => waiting.push({ resolve, reject }))
  const opened = nextReply()

  return {
    opened,
    lost,
    mayBeReplaced: () => hasEnded && !isClosed && performance.now() - startedAt >= RETRY_MS,
    /** Kills the process when it does not answer in time to what a visitor waits for. */
    async ask(statements: Statements, soon: boolean): Promise<unknown[]> {
      await opened
      if (problem) throw problem
      const timer = soon
        ? setTimeout(giveUp, ANSWER_MS, `has not answered for ${ANSWER_MS / 1000} s`)
        : undefined
      child.send(statements, error => {
        if (error) lose(error)
      })
      return (await nextReply().finally(() => clearTimeout(timer))).rows
    },
    async close(): Promise<void> {
      isClosed = true
      problem ??= new Error("the page-view store is closed")
      if (child.connected) child.disconnect()
      await Promise.race([lost, pause(CLOSE_MS, undefined, { ref: false })])
      lose(problem)
    },
  }
}
