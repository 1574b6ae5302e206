import { withPrefix } from "gatsby"
import type { Answer, Question } from "./site-index"

/** Answer of the worker: a result, or an error. */
interface Reply {
  result?: unknown
  error?: string
}

const isAnswer = (result: unknown): result is Answer =>
  typeof result === "object" && result !== null && "hits" in result

let worker: ReturnType<typeof startWorker> | undefined

/** Loads the index ahead, while words are being typed. A question meets any error again. */
export function prepare(): void {
  worker ??= startWorker()
}

export type Find = typeof find

/** Looks for words. Rejects when the index cannot be read; the next question then tries again. */
export const find = (question: Question): Promise<Answer> => ask(question)

/** Sends a question to the worker. One that fails is ended, and another one asked once: a deployment may have replaced the index. */
async function ask(question: Question, isAgain = false): Promise<Answer> {
  worker ??= startWorker()
  const used = worker
  const { result, error } = await used.ask(question)
  if (isAnswer(result)) return result
  // Another question may have started a sound one by now: that one stays.
  if (worker === used) {
    used.end()
    worker = undefined
  }
  if (!isAgain) return ask(question, true)
  throw new Error(error ?? "the search's worker answered something else")
}

/** Starts the worker that the build writes beside the index. Each question has a channel of its own. */
function startWorker() {
  const started = new Worker(withPrefix("/pagefind/worker.js"), { type: "module" })
  let end = () => {}
  const ended = new Promise<Reply>(resolve => {
    end = () => {
      started.terminate()
      resolve({ error: "the search's worker ended" })
    }
  })
  started.onerror = end
  const ask = (question: Question): Promise<Reply> => {
    const { port1, port2 } = new MessageChannel()
    const reply = new Promise<Reply>(resolve => {
      port1.onmessage = ({ data }) => resolve(Object(data))
    })
    started.postMessage(question, [port2])
    return Promise.race([reply, ended]).finally(() => port1.close())
  }
  return { ask, end }
}
