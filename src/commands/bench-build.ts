import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { listFiles } from "../content/folder-files"
import { StartupError } from "../server/startup-error"
import { writeCorpus } from "../testing/builds/corpus"
import { makeWorkspace, type Workspace } from "../testing/builds/workspace"
import { freePort } from "../testing/free-port"
import { median } from "../testing/http-load"
import { printHead, printRow } from "../testing/print-table"
import { npmScript } from "./npm-script"

/** After what Gatsby does of itself when a page was loaded. */
const QUIET_MS = 3000

/** GNU time: the largest process. Debian: apt-get install time. */
const TIME = "/usr/bin/time"

const HEAD = [
  ...["posts", "build", "Gatsby", "release step", "largest process", "one post's HTML"],
  ...["its page data", "webpack runtime", "release per post, compressed forms included"],
]

/**
 * `npm run bench:build [-- COUNT… [module]]`: builds that many posts (1 000), cold, with one post changed and with nothing
 * changed, and says how the times grow: by n to the power of. `module`: as Gatsby's modules (D1). Then develops them.
 */
async function bench(args: readonly string[]): Promise<void> {
  const kind = args.includes("module") ? "module" : "data"
  const counts = args.filter(arg => arg !== kind).map(Number)
  const rows: string[][] = []
  const cold: Times[] = []
  const developed: string[] = []
  for (const count of counts.length > 0 ? counts : [1000]) {
    const workspace = await makeWorkspace(process.cwd(), `bench-${kind}`)
    const blog = join(workspace.content, "blog")
    await writeCorpus(blog, count, kind)
    const first = timedBuild(workspace, count)
    const before = cold.at(-1)
    cold.push(first)
    rows.push([`${count}`, "cold", ...first.cells, ...(await sizes(workspace.root, count))])
    if (before) rows.push([`${before.count} to ${count}`, "cold", ...growth(before, first)])
    appendFileSync(join(blog, "article-1/index.mdx"), "\nUne phrase de plus.\n")
    rows.push([`${count}`, "one post changed", ...timedBuild(workspace, count).cells])
    rows.push([`${count}`, "nothing changed", ...timedBuild(workspace, count).cells])
    developed.push(`${count} posts: ${await developTimes(workspace)}`)
    rmSync(workspace.root, { recursive: true, force: true })
  }
  printHead(HEAD)
  for (const row of rows) printRow(HEAD.map((_, column) => row[column]))
  process.stdout.write(`\nnpm run develop, ${developed.join("; ")}\n`)
}

type Times = ReturnType<typeof timedBuild>

/** What a build prints is read below. Development is told the same: articles are kept with problems in one language. */
const ENGLISH = { ...process.env, LC_ALL: "en" }

function timedBuild({ root }: Workspace, count: number) {
  const build = [process.execPath, "--import", "tsx", "src/commands/build.ts"]
  const start = performance.now()
  const { status, stdout, stderr, error } = spawnSync(TIME, ["-v", ...build], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...ENGLISH, CI: "true" },
  })
  if (error)
    throw new StartupError(`bench:build needs GNU time at ${TIME} (Debian: apt-get install time).`)
  if (status !== 0) throw new Error(stdout + stderr)
  const release = Number(/written in ([\d.]+) s/.exec(stdout)?.[1] ?? 0)
  const gatsby = (performance.now() - start) / 1000 - release
  const kilobytes = Number(/Maximum resident set size \(kbytes\): (\d+)/.exec(stderr)?.[1])
  const cells = [
    `${gatsby.toFixed(1)} s`,
    `${release.toFixed(1)} s`,
    `${(kilobytes / 1000).toFixed(0)} MB`,
  ]
  return { count, gatsby, release, cells }
}

/** How long `npm run develop` takes until it has a post, and until it has a saved change of it. */
async function developTimes({ root, content }: Workspace): Promise<string> {
  const port = await freePort()
  const data = `http://localhost:${port}/page-data/blog/article-3/page-data.json`
  const asked = () =>
    fetch(data)
      .then(answer => answer.text())
      .catch(() => "")
  const develop = spawn(process.execPath, ["--import", "tsx", "src/commands/develop.ts"], {
    cwd: root,
    stdio: "ignore",
    env: { ...ENGLISH, PORT: `${port}` },
    detached: true,
  })
  const timeUntil = async (words: string) => {
    const start = performance.now()
    while (!(await asked()).includes(words)) {
      if (develop.exitCode !== null)
        throw new Error("npm run develop has ended: run it to see why.")
      await setTimeout(20)
    }
    return performance.now() - start
  }
  const shown = await timeUntil("Article 3")
  const changes: number[] = []
  for (const change of ["Un", "Deux", "Trois", "Quatre", "Cinq"]) {
    await setTimeout(QUIET_MS)
    appendFileSync(join(content, "blog/article-3/index.mdx"), `\n${change} de plus.\n`)
    changes.push(await timeUntil(`${change} de plus`))
  }
  if (develop.pid) process.kill(-develop.pid, "SIGKILL")
  await once(develop, "exit")
  return `a page after ${(shown / 1000).toFixed(1)} s, a saved change after ${(median(changes) / 1000).toFixed(2)} s`
}

/** 1: as the posts do. 2: with their square. */
const growth = (one: Times, two: Times): string[] =>
  (["gatsby", "release"] as const).map(part =>
    (Math.log(two[part] / one[part]) / Math.log(two.count / one.count)).toFixed(2),
  )

async function sizes(root: string, count: number): Promise<string[]> {
  const site = join(root, "release/site")
  const runtime = readdirSync(site).find(name => /^webpack-runtime-.*\.js$/.test(name)) ?? ""
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + statSync(join(site, file)).size, 0)
  const ofPosts = (await listFiles(site)).filter(file => /\/article-\d|^pagefind\//.test(file))
  const bytes = [
    ...["blog/article-3/index.html", "page-data/blog/article-3/page-data.json", runtime].map(file =>
      sizeOf([file]),
    ),
    sizeOf(ofPosts) / count,
  ]
  return bytes.map(size => `${(size / 1000).toFixed(1)} kB`)
}

npmScript(() => bench(process.argv.slice(2)))
