import { openSqliteFile } from "../../packages/page-views/stores/sqlite-driver"
import { CLIENTS, viewRequest } from "../../packages/page-views/test-site/load"
import type { ServedProcess } from "../../packages/page-views/test-site/served-process"
import { httpLoad } from "../../src/testing/http-load"
import { type Finding, type TrialSite, terminate } from "./trial"

/** Ends the server in the middle of its load, later in each round, again and again on one file. */
async function endUnderLoad(
  site: TrialSite,
  rounds: number,
  end: (served: ServedProcess) => Promise<unknown>,
) {
  const answers = { answered: 0, refused: 0, unanswered: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const served = await site.serve()
    const view = viewRequest(served.url)
    let inRound = 0
    let ended: Promise<unknown> | undefined
    const { unanswered } = await httpLoad({
      url: served.url,
      connections: CLIENTS,
      next: () => view,
      onAnswer(status) {
        if (status === 204) answers.answered += 1
        else answers.refused += 1
        inRound += 1
        if (inRound === 250 * round) ended = end(served)
      },
    })
    answers.unanswered += unanswered
    await (ended ?? end(served))
  }
  return { ...answers, counted: await site.counted() }
}

/** `kill -9`. */
export async function r3(site: TrialSite, rounds = 10): Promise<Finding[]> {
  const { answered, unanswered, counted } = await endUnderLoad(site, rounds, ({ child, exit }) => {
    child.kill("SIGKILL")
    return exit
  })
  const file = openSqliteFile(site.database)
  const integrity = JSON.stringify(file.prepare("PRAGMA integrity_check").all())
  file.close()
  return [
    {
      measure: `killed ${rounds} times: answered, stored`,
      value: `${answered}, ${counted}`,
      target: `every answered one, at most ${unanswered} that were not answered any more`,
      passed: counted >= answered && counted <= answered + unanswered,
    },
    {
      measure: "integrity check of the file",
      value: integrity,
      target: "ok",
      passed: integrity === '[{"integrity_check":"ok"}]',
    },
  ]
}

/** SIGTERM. */
export async function r4(site: TrialSite, rounds = 10): Promise<Finding[]> {
  let slowest = 0
  const codes = new Set<number | string>()
  const { answered, refused, unanswered, counted } = await endUnderLoad(
    site,
    rounds,
    async served => {
      const { code, seconds } = await terminate(served)
      codes.add(code)
      slowest = Math.max(slowest, seconds)
    },
  )
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
