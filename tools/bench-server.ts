import { existsSync, readdirSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { send } from "../packages/page-views/test-site/request"
import { writerOf } from "../packages/page-views/test-site/served-process"
import { npmScript } from "../src/commands/npm-script"
import { StartupError } from "../src/shared/startup-error"
import { loadRound, median, type Round } from "../src/testing/http-load"
import { type NginxFile, startNginx } from "./nginx"
import { printHead, printRow } from "./print-table"
import { cpuSeconds, processMemory } from "./process-memory"
import { runTrial, type TrialSite } from "./trials/trial"

const ROUNDS = 5
const ROUND_MS = 1500
const CONNECTIONS = 20
const TIMES = ["p99 ms", "µs of CPU"]
const BROTLI = { "accept-encoding": "gzip, deflate, br" }

type Case = { name: string; path: string; status: number; headers: Record<string, string> }
type Server = { url: string; child: { pid?: number | undefined } }
type Measured = Round & { cpuMicroseconds: number }

/**
 * `npm run bench:server [-- RELEASE]`: files of the last build from our server and from nginx, each one process, with
 * the same bytes and headers. They take turns, so that a busy moment of the machine is everybody's. One core sends:
 * where that is the limit, the processor time of an answer distinguishes them. Prints a table.
 */
async function filesBesideNginx({ serve, release, directory }: TrialSite): Promise<void> {
  const site = await serve()
  const cases = casesOf(join(release, "site"))
  const nginx = await startNginx(join(directory, "nginx"), await filesOf(site.url, cases, release))
  const writer = writerOf(site)
  const idle = [site.child.pid, writer, nginx.child.pid].map(pid => processMemory(pid).now)
  try {
    process.stdout.write(
      `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, Node ${process.version}\n\n`,
    )
    printHead(["", ...["ours/s", ...TIMES], ...["nginx/s", ...TIMES], "ratio", "ratio of CPU"])
    for (const it of cases) printRow([it.name, ...figuresOf(await compare(it, [site, nginx]))])
    process.stdout.write(
      `\nAt rest: server ${idle[0]?.toFixed(0)} MB, process of the page-view file ${idle[1]?.toFixed(0)} MB, nginx ${idle[2]?.toFixed(0)} MB; server after the load ${processMemory(site.child.pid).now.toFixed(0)} MB.\n`,
    )
  } finally {
    await nginx.stop()
  }
}

/** An article, the largest script, what a visitor has already, and a part of a picture. */
function casesOf(site: string): Case[] {
  const largest = (folder: string, name: RegExp) => {
    const files = readdirSync(join(site, folder), { recursive: true, encoding: "utf8" })
    const sized = files
      .filter(file => name.test(file))
      .map(file => ({ file, size: statSync(join(site, folder, file)).size }))
      .sort((a, b) => b.size - a.size)
    return sized[0]?.file ?? ""
  }
  const article = `/blog/${largest("blog", /index\.html$/).replace("/index.html", "")}`
  const script = `/${largest(".", /^[^/]*-[0-9a-f]{20}\.js$/)}`
  const picture = `/${largest(".", /^[^/]*\.png$/)}`
  return [
    { name: "article, brotli", path: article, status: 200, headers: BROTLI },
    { name: "hashed script, brotli", path: script, status: 200, headers: BROTLI },
    { name: "article, not modified", path: article, status: 304, headers: BROTLI },
    { name: "16 kB of a picture", path: picture, status: 206, headers: { range: "bytes=0-16383" } },
  ]
}

/** Headers that nginx makes itself. */
const OWN =
  /^(?:date|connection|keep-alive|content-length|content-range|etag|last-modified|accept-ranges)$/

/** Files that nginx needs to answer as our server does. */
async function filesOf(url: string, cases: readonly Case[], release: string): Promise<NginxFile[]> {
  const paths = [...new Map(cases.map(it => [it.path, it])).values()]
  return Promise.all(
    paths.map(async ({ path, headers: sent }) => {
      const { headers } = await send(url, path, { headers: sent })
      const kept = Object.entries(headers).filter(([name]) => !OWN.test(name))
      const file = path.includes(".") ? path : `${path}/index.html`
      const ending = headers["content-encoding"] === "br" ? ".br" : ""
      return {
        path,
        file: resolve(release, `site${file}${ending}`),
        headers: Object.fromEntries(kept.map(([name, value]) => [name, `${value}`])),
      }
    }),
  )
}

/** Rounds of both servers in turns. The first one is for the compiler, and is not counted. */
async function compare(it: Case, servers: readonly [Server, Server]): Promise<Measured[][]> {
  const requests = await Promise.all(servers.map(({ url }) => requestOf(url, it)))
  const rounds: Measured[][] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { url, child }] of servers.entries()) {
      const before = cpuSeconds(child.pid)
      const request = requests[index] ?? Buffer.alloc(0)
      const options = { status: it.status, connections: CONNECTIONS, ms: ROUND_MS }
      const measured = await loadRound(url, request, options)
      const answers = (measured.perSecond * ROUND_MS) / 1000
      const cpuMicroseconds = ((cpuSeconds(child.pid) - before) / answers) * 1e6
      if (round > 0) rounds[index]?.push({ ...measured, cpuMicroseconds })
    }
  }
  return rounds
}

/** The bytes of a request. For a 304, each server gets its own tag. */
async function requestOf(url: string, { path, status, headers }: Case): Promise<Buffer> {
  const first = await send(url, path, { headers })
  const tag = status === 304 ? { "if-none-match": first.headers.etag ?? "" } : {}
  const lines = Object.entries({ host: "localhost", ...headers, ...tag }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`)
}

function figuresOf([ours = [], nginx = []]: Measured[][]): string[] {
  const middle = (rounds: readonly Measured[], figure: keyof Measured) =>
    median(rounds.map(round => round[figure]))
  const figures = [ours, nginx].flatMap(rounds => [
    middle(rounds, "perSecond").toFixed(0),
    middle(rounds, "p99").toFixed(2),
    middle(rounds, "cpuMicroseconds").toFixed(1),
  ])
  const ratio = (of: (ours: Measured, nginx: Measured) => number) =>
    median(ours.flatMap((it, i) => (nginx[i] ? [of(it, nginx[i])] : []))).toFixed(2)
  const speed = ratio((a, b) => a.perSecond / b.perSecond)
  const work = ratio((a, b) => b.cpuMicroseconds / a.cpuMicroseconds)
  return [...figures, speed, work]
}

npmScript(async () => {
  const release = process.argv[2] ?? "release"
  if (!existsSync(join(release, "release.json"))) {
    throw new StartupError(`There is no build in ${release} to measure. Run: npm run build`)
  }
  await runTrial(filesBesideNginx, release)
})
