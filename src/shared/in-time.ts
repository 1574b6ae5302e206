const TIMEOUT = "TimeoutError"

/** The answer, unless it takes longer than this: then an error with the message. */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  limitMs: number,
  message: string,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(message, TIMEOUT)), limitMs)
  })
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

export const isTimeout = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === TIMEOUT
