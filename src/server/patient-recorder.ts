import type { PageViewRecorder } from "./page-view-recorder"
import { StoreAwayError } from "./store-away-error"

type PatientParts = {
  open: () => Promise<PageViewRecorder>
  /** Called with why the store is away, once for each reason. */
  onAway: (error: unknown) => void
  /** Called when the store is back. */
  onBack: () => void
  retryMs?: number
}

const RETRY_MS = 1000

/**
 * pages are served whether page views can be counted or not. Opens a recorder; while its store
 * is away, hands out one that refuses page views and goes on trying.
 * Rejects when `open` fails for a reason that does not pass with time.
 */
export async function openPatientRecorder(parts: PatientParts): Promise<PageViewRecorder> {
  try {
    return await parts.open()
  } catch (error) {
    if (error instanceof StoreAwayError) return awaitRecorder(parts, error)
    throw error
  }
}

function awaitRecorder(
  { open, onAway, onBack, retryMs = RETRY_MS }: PatientParts,
  reason: StoreAwayError,
): PageViewRecorder {
  let recorder: PageViewRecorder | undefined
  let lastError: unknown = reason
  let closed = false
  let opening = Promise.resolve()
  let timer: NodeJS.Timeout
  onAway(reason)

  const retryLater = () => {
    timer = setTimeout(() => {
      opening = retry()
    }, retryMs)
  }
  async function retry(): Promise<void> {
    try {
      const opened = await open()
      recorder = opened
      if (closed) await opened.close()
      else onBack()
    } catch (error) {
      if (String(error) !== String(lastError)) onAway(error)
      lastError = error
      if (!closed) retryLater()
    }
  }
  function present(): PageViewRecorder {
    if (recorder) return recorder
    throw lastError
  }
  retryLater()

  return {
    record: async view => present().record(view),
    recordBot: async () => present().recordBot(),
    waiting: () => recorder?.waiting() ?? 0,
    check: async () => present().check(),
    async close() {
      closed = true
      clearTimeout(timer)
      await opening
      await recorder?.close()
    },
  }
}
