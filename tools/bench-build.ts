import { appendFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { npmScript } from "../src/commands/npm-script"
import { corpusSlug, writeCorpus } from "../src/testing/builds/corpus"
import { startDevelop } from "../src/testing/builds/start-develop"
import { makeWorkspace, type Workspace } from "../src/testing/builds/workspace"
import { median } from "../src/testing/http-load"
import { benchPeers } from "./bench-peers"
import { printHead, printRow } from "./print-table"
import { type BuildTimes, growth, releaseSizes, timedBuild } from "./timed-build"

/** After what Gatsby does of itself when a page was loaded. */
const QUIET_MS = 3000

const HEAD = [
  ...["posts", "build", "Gatsby", "release step", "processors", "largest process"],
  ...["one post's HTML", "its page data", "webpack runtime"],
  "release per post, compressed forms included",
]

/**
 * `npm run bench:build [-- COUNT… [module]]`: builds that many posts (1 000), cold, with one post changed and with
 * nothing changed, and prints how the times grow: by n to the power of. `module`: as Gatsby's modules (D1). Then
 * develops them. `--peers FOLDER [COUNT]` compares the build with those of other generators (`bench-peers`). Its parts are those of the builds that every test run makes (`testing/builds`).
 */
async function bench(args: readonly string[]): Promise<void> {
  const kind = args.includes("module") ? "module" : "rich"
  const counts = args.filter(arg => arg !== kind).map(Number)
  const rows: string[][] = []
  const cold: (BuildTimes & { count: number })[] = []
  const developed: string[] = []
  for (const count of counts.length > 0 ? counts : [1000]) {
    const workspace = await makeWorkspace(process.cwd(), `bench-${kind}`)
    const blog = join(workspace.content, "blog")
    await writeCorpus(blog, count, kind)
    const times = await timedBuild(workspace)
    const sizes = await releaseSizes(join(workspace.root, "release"), count)
    rows.push([`${count}`, "cold", ...cells(times), ...sizes.map(kilobytes)])
    const [before] = cold.slice(-1)
    cold.push({ ...times, count })
    if (before) {
      const powers = growth(before, { ...times, count }).map(power => power.toFixed(2))
      rows.push([`${before.count} to ${count}`, "cold", ...powers])
    }
    await appendFile(join(blog, corpusSlug(1), "index.mdx"), "\nUne phrase de plus.\n")
    for (const change of ["one post changed", "nothing changed"])
      rows.push([`${count}`, change, ...cells(await timedBuild(workspace))])
    developed.push(`${count} posts: ${await developTimes(workspace)}`)
    await rm(workspace.root, { recursive: true, force: true, maxRetries: 5 })
  }
  printHead(HEAD)
  for (const row of rows) printRow(HEAD.map((_, column) => row[column]))
  process.stdout.write(`\nnpm run develop, ${developed.join("; ")}\n`)
}

const cells = ({ gatsby, release, cpu, megabytes }: BuildTimes) => [
  `${gatsby.toFixed(1)} s`,
  `${release.toFixed(1)} s`,
  cpu ? `${cpu.toFixed(1)} s` : "–",
  megabytes ? `${megabytes.toFixed(0)} MB` : "–",
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Times of `npm run develop` until it has a post, and until it has a saved change of it. */
async function developTimes(workspace: Workspace): Promise<string> {
  const post = `blog/${corpusSlug(3)}`
  const develop = await startDevelop(workspace)
  const timeUntil = async (words: string) => {
    const start = performance.now()
    const isThere = async () => {
      const answer = await fetch(`${develop.address}/page-data/${post}/page-data.json`)
      return (await answer.text()).includes(words)
    }
    while (!(await Promise.race([isThere().catch(() => false), develop.ended])))
      await setTimeout(20)
    return (performance.now() - start) / 1000
  }
  const shown = await timeUntil("Article 3")
  const changes: number[] = []
  for (const change of ["Un", "Deux", "Trois", "Quatre", "Cinq"]) {
    await setTimeout(QUIET_MS)
    await appendFile(join(workspace.content, post, "index.mdx"), `\n${change} de plus.\n`)
    changes.push(await timeUntil(`${change} de plus`))
  }
  await develop.stop()
  return `a page after ${shown.toFixed(1)} s, a saved change after ${median(changes).toFixed(2)} s`
}

const [first = "", peers = "", count = "1000"] = process.argv.slice(2)

npmScript(() =>
  first === "--peers" ? benchPeers(peers, Number(count)) : bench(process.argv.slice(2)),
)
