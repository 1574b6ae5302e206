import { execFileSync, spawn } from "node:child_process"
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { createHistogram } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"
import { openSqliteFile } from "../../packages/page-views/stores/sqlite-driver"
import { send, sendView } from "../../packages/page-views/test-site/request"
import { writerOf } from "../../packages/page-views/test-site/served-process"
import type { Finding, TrialSite } from "./trial"

/** Makes the store ill, with its file, the source of its process, and the server's; returns what ends it. */
type Illness = (file: string, writer: () => number, server: number) => () => void

/** Sends a signal to the writer again and again. */
function repeat(every: number, signal: () => void): () => void {
  const timer = setInterval(signal, every)
  return () => clearInterval(timer)
}

const signalTo = (pid: number, signal: NodeJS.Signals) => {
  if (pid) process.kill(pid, signal)
}

function replaceBy(file: string, make: () => void): () => void {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true })
  make()
  return () => rmSync(file, { recursive: true, force: true })
}

const ILLNESSES: Record<string, Illness> = {
  "none, to compare with": () => () => {},
  "locked by another program": file => {
    const other = openSqliteFile(file)
    other.exec("BEGIN IMMEDIATE")
    return () => other.close()
  },
  "a disk that takes 100 ms": (_file, writer) => {
    const pid = writer()
    const stop = repeat(110, () => {
      signalTo(pid, "SIGSTOP")
      setTimeout(() => signalTo(pid, "SIGCONT"), 100)
    })
    return stop
  },
  "a disk that hangs": (_file, writer) => {
    const pid = writer()
    process.kill(pid, "SIGSTOP")
    return () => process.kill(pid, "SIGCONT")
  },
  "a full disk": (file, writer) => {
    const bytes = statSync(`${file}-wal`).size
    execFileSync("prlimit", [`--fsize=${bytes}:`, "--pid", `${writer()}`])
    return () => {}
  },
  "a deleted file": file => repeat(500, () => rmSync(file, { force: true })),
  "a directory in its place": file => replaceBy(file, () => mkdirSync(file)),
  "a file of another program": file => replaceBy(file, () => writeFileSync(file, "text")),
  "a file that is cut": file => repeat(500, () => truncateSync(file, 1000)),
  "a writer that ends each second": (_file, writer) =>
    repeat(1000, () => signalTo(writer(), "SIGKILL")),
  "a writer that ends before it is up": (_file, _writer, server) => {
    // In a process of its own: looking for the writer would hold up this one, which measures.
    const kill = `while kill -0 ${server}; do pkill -9 -P ${server}; sleep 0.05; done`
    const loop = spawn("sh", ["-c", kill], { stdio: "ignore" })
    return () => loop.kill()
  },
}

/** R-19: a reader of pages, and twenty views a second, beside a store that is ill. */
export async function r19(site: TrialSite, milliseconds = 3000): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, makeIll] of Object.entries(ILLNESSES)) {
    const file = join(site.directory, name.replaceAll(" ", "-"), "views.db")
    const served = await site.serve({ PAGE_VIEWS_DB: file })
    await sendView(served.url)
    const end = makeIll(file, () => writerOf(served), served.child.pid ?? 0)
    const pages = createHistogram()
    const statuses = new Map<string, number>()
    const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const views: Promise<unknown>[] = []
    const view = () => sendView(served.url).then(({ status }) => count(`view ${status}`))
    const stopViews = repeat(50, () => views.push(view()))
    const agent = new Agent({ keepAlive: true })
    for (const start = performance.now(); performance.now() - start < milliseconds; ) {
      const sentAt = performance.now()
      const { status } = await send(served.url, "/", { agent })
      pages.record(Math.max(1, Math.round(1000 * (performance.now() - sentAt))))
      count(`page ${status}`)
      await pause(5)
    }
    stopViews()
    end()
    await Promise.all(views)
    agent.destroy()
    served.child.kill("SIGTERM")
    await served.exit
    const p99 = pages.percentile(99) / 1000
    const expected = ["page 200", "view 204", "view 503"]
    findings.push({
      measure: `${name}: pages p50, p99; answers`,
      value: `${(pages.percentile(50) / 1000).toFixed(1)} ms, ${p99.toFixed(1)} ms; ${[...statuses].map(([status, times]) => `${times} ${status}`).join(", ")}`,
      target: "p99 < 50 ms; pages 200, views 204 or 503",
      passed: p99 < 50 && [...statuses.keys()].every(status => expected.includes(status)),
    })
  }
  return findings
}
