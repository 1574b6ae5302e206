import { Session } from "node:inspector/promises"

/**
 * How often blocks and functions of JavaScript run during a work: the same on every machine, unlike its time. What is
 * native, such as a regular expression, is one step.
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
