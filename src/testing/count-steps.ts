import { Session } from "node:inspector/promises"

/**
 * Counts runs of JavaScript's blocks and functions during a work: the same on every machine, unlike its time. A native
 * step, such as a regular expression, counts as one.
 */
export async function countSteps(work: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post("Profiler.enable")
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true })
  await work()
  const { result } = await session.post("Profiler.takePreciseCoverage")
  await session.post("Profiler.stopPreciseCoverage")
  session.disconnect()
  const ranges = result.flatMap(({ functions }) => functions.flatMap(one => one.ranges))
  return ranges.reduce((sum, { count }) => sum + count, 0)
}
