import { CLIENTS, viewRequest } from "../packages/page-views/test-site/load"
import {
  type ServedProcess,
  serveEmptyExpress,
} from "../packages/page-views/test-site/served-process"
import { npmScript } from "../src/commands/npm-script"
import { loadRound, median, type Round } from "../src/testing/http-load"
import { printHead, printRow } from "./print-table"
import { processMemory } from "./process-memory"
import { runTrial, type TrialSite, terminate } from "./trials/trial"

const ROUNDS = 7
const ROUND_MS = 2000

type Candidate = { name: string; server: ServedProcess; url: string; rounds: Round[] }

/**
 * `npm run bench:metrics`: page views beside an empty Express handler, in one run. Every server has a process
 * of its own and this one sends; the candidates take turns, so that a busy moment of the machine is everybody's.
 * The limit per client counts and lets pass: one client sends everything. Prints a table and the same as JSON.
 */
async function bench({ serve }: TrialSite): Promise<void> {
  const site = await serve({ RATE_LIMIT: "1000000" })
  const plain = await serveEmptyExpress()
  const candidates: Candidate[] = [
    { name: "empty Express handler", server: plain, url: `${plain.url}/empty`, rounds: [] },
    { name: "Express, body parsed", server: plain, url: `${plain.url}/parsed`, rounds: [] },
    { name: "page views, on the disk", server: site, url: site.url, rounds: [] },
  ]
  try {
    const idle = candidates.map(({ server }) => processMemory(server.child.pid).now)
    // The first round is for the compiler, and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const candidate of candidates) {
        const measured = await measure(candidate)
        if (round > 0) candidate.rounds.push(measured)
      }
    }
    print(candidates, idle)
  } finally {
    await terminate(plain)
  }
}

const measure = ({ url }: Candidate): Promise<Round> =>
  loadRound(url, viewRequest(url), { status: 204, connections: CLIENTS, ms: ROUND_MS })

function print(candidates: readonly Candidate[], idle: number[]): void {
  const [empty] = candidates
  const rows = candidates.map(({ name, server, rounds }, index) => {
    const middle = (figure: (round: Round, index: number) => number) =>
      Number(median(rounds.map(figure)).toFixed(2))
    const memory = processMemory(server.child.pid)
    return {
      name,
      perSecond: Math.round(middle(round => round.perSecond)),
      p50Ms: middle(round => round.p50),
      p99Ms: middle(round => round.p99),
      ratioToEmpty: middle((round, i) => round.perSecond / (empty?.rounds[i]?.perSecond ?? NaN)),
      idleMB: Math.round(idle[index] ?? Number.NaN),
      lastMB: Math.round(memory.now),
      peakMB: memory.peak === undefined ? undefined : Math.round(memory.peak),
    }
  })
  process.stdout.write(
    `${CLIENTS} connections, medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, Node ${process.version}\n\n`,
  )
  printHead(["", "requests/s", "p50 ms", "p99 ms", "ratio", "MB idle", "MB last", "MB peak"])
  for (const row of rows) printRow(Object.values(row))
  process.stdout.write(`\n${JSON.stringify(rows)}\n`)
}

npmScript(() => runTrial(bench))
