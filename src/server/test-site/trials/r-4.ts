import { httpLoad } from "../../../testing/http-load"
import { CLIENTS, viewRequest } from "../load"
import { type Finding, type TrialSite, terminate } from "./trial"

/** SIGTERM during load, again and again, on one file. */
export async function r4(site: TrialSite, rounds = 10): Promise<Finding[]> {
  let answered = 0
  let refused = 0
  let unanswered = 0
  let slowest = 0
  const codes = new Set<number | string>()
  for (let round = 1; round <= rounds; round += 1) {
    const served = await site.serve()
    const view = viewRequest(served.url)
    let inRound = 0
    let stopped: ReturnType<typeof terminate> | undefined
    const load = await httpLoad({
      url: served.url,
      connections: CLIENTS,
      next: () => view,
      onAnswer(status) {
        if (status === 204) answered += 1
        else refused += 1
        inRound += 1
        if (inRound === 250 * round) stopped = terminate(served)
      },
    })
    unanswered += load.unanswered
    const { code, seconds } = await (stopped ?? terminate(served))
    codes.add(code)
    slowest = Math.max(slowest, seconds)
  }
  const counted = await site.counted()
  return [
    {
      measure: `stopped ${rounds} times: answered, stored, refused, unanswered`,
      value: `${answered}, ${counted}, ${refused}, ${unanswered}`,
      target: "all answered and stored",
      passed: counted === answered && refused === 0 && unanswered === 0,
    },
    {
      measure: "slowest exit, exit codes",
      value: `${slowest.toFixed(2)} s, ${[...codes].join(" ")}`,
      target: "< 5 s, 0",
      passed: slowest < 5 && codes.size === 1 && codes.has(0),
    },
  ]
}
