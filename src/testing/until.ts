import { setTimeout as pause } from "node:timers/promises"

/** Far above what is waited for, below Jest's time limit of a test. */
const LIMIT_MS = 30_000

/** Asking without a rest would take the processor from what is waited for, and from what runs beside it. */
const REST_MS = 20

/** Repeats until the answer is `wanted`; rejects when it takes too long, so that no loop outlives its test. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  wanted: (answer: Answer) => boolean,
): Promise<Answer> {
  const start = performance.now()
  while (performance.now() - start < LIMIT_MS) {
    const answer = await ask()
    if (wanted(answer)) return answer
    await pause(REST_MS)
  }
  throw new Error(`it took longer than ${LIMIT_MS / 1000} s`)
}
