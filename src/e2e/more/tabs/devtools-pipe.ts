import type { ChildProcess } from "node:child_process"
import { Readable, Writable } from "node:stream"
import { z } from "zod"

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  sessionId: z.string().optional(),
})

const detached = z.object({ sessionId: z.string() })

interface Question {
  sessionId: string | undefined
  answered: (answer: z.infer<typeof message>) => void
}

/**
 * Client of the DevTools protocol for a browser that was started with `--remote-debugging-pipe`: messages are JSON that
 * ends in a NUL byte, written to its file descriptor 3 and read from 4.
 */
export function devtools(child: ChildProcess) {
  const [, , , input, output] = child.stdio
  if (!(input instanceof Writable && output instanceof Readable))
    throw new Error("The browser needs pipes as its file descriptors 3 and 4.")
  const waiting = new Map<number, Question>()
  const listeners: ((event: z.infer<typeof message>) => void)[] = []
  let lastId = 0
  let rest = ""

  output.setEncoding("utf8").on("data", (text: string) => {
    const parts = (rest + text).split("\0")
    rest = parts.pop() ?? ""
    for (const part of parts) {
      const received = message.parse(JSON.parse(part))
      if (received.id !== undefined) waiting.get(received.id)?.answered(received)
      else {
        if (received.method === "Target.detachedFromTarget") giveUp(received.params)
        for (const listener of listeners) listener(received)
      }
    }
  })

  /** A page that has gone answers nothing any more, not even that it is gone. */
  function giveUp(params: unknown): void {
    const { sessionId } = detached.parse(params)
    for (const question of waiting.values()) {
      if (question.sessionId === sessionId)
        question.answered({ error: { message: "the page has gone" } })
    }
  }

  return {
    /** Rejects with the browser's message when it refuses, or when the page goes away meanwhile. */
    send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
      lastId += 1
      const id = lastId
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
      return new Promise((resolve, reject) => {
        const answered: Question["answered"] = ({ result, error }) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result)
        }
        waiting.set(id, { sessionId, answered })
      })
    },
    on(sessionId: string, method: string, listener: (params: unknown) => void): void {
      listeners.push(event => {
        if (event.sessionId === sessionId && event.method === method) listener(event.params)
      })
    },
  }
}
