import { fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import * as z from "zod"
import { reasonOf, StoreAwayError } from "../startup-error"
import {
  type Finding,
  finding,
  OPENING,
  type PageViewStore,
  viewCount,
  type WriterCall,
  writerReply,
} from "./counts"

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
 * Starts it, and another one for the first call after its end, one a second at most; rejects with a
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
    started.opened.then(found => onOpened(finding.parse(found))).catch(() => {})
    void started.lost.then(signal => {
      if (CRASHES.has(signal)) crashes += 1
    })
    return started
  }

  async function ask(call: WriterCall["call"], soon = true): Promise<unknown> {
    if (writer.mayBeReplaced()) writer = start()
    const result = await writer.ask(call, soon)
    if (soon) crashes = 0
    return result
  }
  return {
    add: async (views, bots = []) => {
      await ask(["add", views, bots])
    },
    rowsOf: async day => z.array(viewCount).parse(await ask(["rowsOf", day])),
    purge: async day => z.number().parse(await ask(["purge", day], false)),
    close: () => writer.close(),
  }
}

type Waiting = { resolve(result: unknown): void; reject(error: unknown): void }

function startWriter(script: string, args: readonly string[]) {
  const child = fork(script, args, {
    execArgv: ["--max-semi-space-size=1"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  })
  // Inherited, it would make each write of the server's own log wait again for whoever reads it.
  child.stderr?.on("data", text => process.stderr.write(text))
  const startedAt = performance.now()
  const waiting = new Map<number, Waiting>()
  let lastId = OPENING
  let hasEnded = false
  let isClosed = false
  let problem: Error | undefined
  let lastFailure: Error | undefined

  function lose(error: Error): void {
    problem ??= error
    for (const { reject } of waiting.values()) reject(problem)
    waiting.clear()
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
    const { id, result, failure } = data
    const asked = waiting.get(id)
    waiting.delete(id)
    lastFailure =
      failure && Object.assign(new StoreAwayError(failure.message), { code: failure.code })
    if (lastFailure) asked?.reject(lastFailure)
    else asked?.resolve(result)
  })

  const replyTo = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const opened = replyTo(OPENING)

  return {
    opened,
    lost,
    mayBeReplaced: () => hasEnded && !isClosed && performance.now() - startedAt >= RETRY_MS,
    /** Kills the process when it does not answer in time to what a visitor waits for. */
    async ask(call: WriterCall["call"], soon: boolean): Promise<unknown> {
      await opened
      if (problem) throw problem
      const timer = soon
        ? setTimeout(giveUp, ANSWER_MS, `has not answered for ${ANSWER_MS / 1000} s`)
        : undefined
      lastId += 1
      child.send({ id: lastId, call } satisfies WriterCall, error => {
        if (error) lose(error)
      })
      return replyTo(lastId).finally(() => clearTimeout(timer))
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
