import { spawnSync } from "node:child_process"
import { readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { StartupError } from "../server/startup-error"
import { writeCorpus } from "../testing/builds/corpus"
import { makeWorkspace, type Workspace } from "../testing/builds/workspace"
import { npmScript } from "./npm-script"

/** GNU time: wall clock and the largest process. Debian: apt-get install time. */
const TIME = "/usr/bin/time"

/** `npm run bench:build [-- COUNT]` (D1): builds COUNT posts (1 000) as data and as Gatsby's modules. */
async function bench(count: number): Promise<void> {
  const rows = [await measure("data", count), await measure("module", count)]
  process.stdout.write(
    `\n| ${count} posts | build | largest process | one post's HTML | its page data | webpack runtime |\n`,
  )
  process.stdout.write(`| --- | --- | --- | --- | --- | --- |\n${rows.join("\n")}\n`)
}

async function measure(kind: "data" | "module", count: number): Promise<string> {
  const workspace = await makeWorkspace(process.cwd(), `bench-${kind}`, "content")
  await writeCorpus(join(workspace.content, "blog"), count, kind)
  const { seconds, megabytes } = timedBuild(workspace)
  const site = join(workspace.root, "release/site")
  const runtime = readdirSync(site).find(name => /^webpack-runtime-.*\.js$/.test(name)) ?? ""
  const sizes = [
    "blog/article-3/index.html",
    "page-data/blog/article-3/page-data.json",
    runtime,
  ].map(file => `${(statSync(join(site, file)).size / 1000).toFixed(1)} kB`)
  rmSync(workspace.root, { recursive: true, force: true })
  return `| ${[kind, `${seconds.toFixed(0)} s`, `${megabytes.toFixed(0)} MB`, ...sizes].join(" | ")} |`
}

function timedBuild({ root }: Workspace): { seconds: number; megabytes: number } {
  const build = [process.execPath, "--import", "tsx", "src/commands/build.ts"]
  const start = performance.now()
  const { status, stderr, error } = spawnSync(TIME, ["-v", ...build], {
    cwd: root,
    stdio: ["ignore", "inherit", "pipe"],
    encoding: "utf8",
    env: { ...process.env, CI: "true" },
  })
  if (error)
    throw new StartupError(`bench:build needs GNU time at ${TIME} (Debian: apt-get install time).`)
  if (status !== 0) throw new Error(stderr)
  const kilobytes = Number(/Maximum resident set size \(kbytes\): (\d+)/.exec(stderr)?.[1])
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1000 }
}

npmScript(() => bench(Number(process.argv[2] ?? 1000)))
