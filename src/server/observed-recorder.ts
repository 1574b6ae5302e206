import type { OutageLog } from "./outage-log"
import type { PageViewRecorder } from "./page-view-recorder"
import type { ServerMetrics } from "./server-metrics"

/**
 * The same recorder, whose results are counted and whose outages are logged. The compiled handler
 * calls it: nothing in there knows of metrics or logs.
 */
export function observedRecorder(
  recorder: PageViewRecorder,
  metrics: ServerMetrics,
  outage: OutageLog,
): PageViewRecorder {
  async function observe(recorded: Promise<void>, count: () => void): Promise<void> {
    try {
      await recorded
    } catch (error) {
      outage.failed(error)
      throw error
    }
    outage.worked()
    count()
  }
  return {
    ...recorder,
    record: view => observe(recorder.record(view), metrics.viewCounted),
    recordBot: () => observe(recorder.recordBot(), metrics.botCounted),
  }
}
