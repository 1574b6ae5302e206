import { sendViews, viewRequest } from "../../packages/page-views/test-site/load"
import { writerOf } from "../../packages/page-views/test-site/served-process"
import { processMemory } from "../process-memory"
import { type Finding, type TrialSite, terminate } from "./trial"

const VIEWS = 50_000

/** 50 000 page views through the production server. */
export async function r1(site: TrialSite, views = VIEWS): Promise<Finding[]> {
  const served = await site.serve()
  const view = viewRequest(served.url)
  const first = processMemory(served.child.pid).now
  const answered = await sendViews(served.url, views, () => view)
  const { now: last, peak = last } = processMemory(served.child.pid)
  const writer = processMemory(writerOf(served))
  const { code } = await terminate(served)
  const counted = await site.counted()
  return [
    {
      measure: `${views} views: answered 204, stored`,
      value: `${answered}, ${counted}`,
      target: "all",
      passed: answered === views && counted === views,
    },
    { measure: "exit code after it", value: `${code}`, target: "0", passed: code === 0 },
    {
      measure: "memory at the start, at the end",
      value: `${first.toFixed(0)}, ${last.toFixed(0)} MB`,
      target: "growth < 30 MB",
      passed: last - first < 30,
    },
    {
      measure: "memory at its peak",
      value: `${peak.toFixed(0)} MB`,
      target: "< 130 MB",
      passed: peak < 130,
    },
    {
      measure: "memory of the process that has the file",
      value: `${writer.now.toFixed(0)} MB`,
      target: "< 80 MB",
      passed: writer.now < 80,
    },
  ]
}
