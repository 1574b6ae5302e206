const TIMEOUT = "TimeoutError"

/** The longest part of a wait that one timer measures. */
const STEP_MS = 1000

/**
 * The answer, unless it takes longer than this: then an error with the message. In steps: when the device sleeps, or has
 * no time for the page, a single timer is over before the answer could come.
 */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  limitMs: number,
  message: string,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    const wait = (leftMs: number) => {
      if (leftMs <= 0) return reject(new DOMException(message, TIMEOUT))
      timer = setTimeout(wait, Math.min(leftMs, STEP_MS), leftMs - STEP_MS)
    }
    wait(limitMs)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

export const isTimeout = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === TIMEOUT
