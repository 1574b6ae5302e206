import { httpLoad } from "../../../testing/http-load"
import { openSqliteFile } from "../../sqlite-driver"
import { CLIENTS, viewRequest } from "../load"
import type { Finding, TrialSite } from "./trial"

/** `kill -9` during load, again and again, on one file. */
export async function r3(site: TrialSite, rounds = 10): Promise<Finding[]> {
  let answered = 0
  let unanswered = 0
  for (let round = 1; round <= rounds; round += 1) {
    const served = await site.serve()
    const view = viewRequest(served.url)
    let inRound = 0
    const load = await httpLoad({
      url: served.url,
      connections: CLIENTS,
      next: () => view,
      onAnswer(status) {
        if (status === 204) answered += 1
        inRound += 1
        if (inRound === 250 * round) served.child.kill("SIGKILL")
      },
    })
    await served.exit
    unanswered += load.unanswered
  }
  const counted = await site.counted()
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
