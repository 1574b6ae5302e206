import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { delimiter, join, parse, resolve } from "node:path"
import { makeWorkspace } from "../src/testing/builds/workspace"
import { runProgram } from "../src/testing/run-program"
import { printHead, printRow } from "./print-table"
import { timedBuild, timing, usageIn } from "./timed-build"

/** Commands of the peers, by their folders: text and highlighting alone, and all that this site makes of a post. */
const PEERS = {
  astro: "astro build",
  "astro-full": "astro build && pagefind --site dist && node compress.mjs",
}

/** They need a later Node than this site. */
const NODE = "node@22"

/**
 * Prints times of cold builds of the same posts, ours and those of each peer, and the quotients.
 * @param peers folder with a folder for each peer, and a `corpus.mjs` that writes posts
 */
export async function benchPeers(peers: string, count: number): Promise<void> {
  const workspace = await makeWorkspace(process.cwd(), "bench-peers")
  const temporary = join(workspace.root, "peers")
  const posts = join(temporary, "posts")
  await run(process.execPath, [resolve(peers, "corpus.mjs"), posts, `${count}`, "mdx"])
  for (const file of await readdir(posts)) {
    const text = await readFile(join(posts, file), "utf8")
    const post = join(workspace.content, "blog", parse(file).name)
    await mkdir(post, { recursive: true })
    await writeFile(join(post, "index.mdx"), asOurs(text))
  }
  const { gatsby, release, cpu = Number.NaN } = await timedBuild(workspace)
  const seconds = gatsby + release
  printHead([`${count} posts, cold`, "time", "processors", "ours / theirs", "of processors"])
  printRow(["ours", `${seconds.toFixed(1)} s`, `${cpu.toFixed(1)} s`, "1", "1"])
  for (const [name, build] of Object.entries(PEERS)) {
    const cwd = join(temporary, name)
    await cp(resolve(peers, name), cwd, { recursive: true })
    await cp(posts, join(cwd, "content"), { recursive: true })
    await run("npm", ["install", "--no-audit", NODE], cwd)
    const start = performance.now()
    const { cpu: theirs = Number.NaN } = usageIn(await run("sh", ["-c", build], cwd, timing()))
    const time = (performance.now() - start) / 1000
    const quotients = [seconds / time, cpu / theirs].map(quotient => quotient.toFixed(2))
    printRow([name, `${time.toFixed(1)} s`, `${theirs.toFixed(1)} s`, ...quotients])
  }
  await rm(workspace.root, { recursive: true, force: true, maxRetries: 5 })
}

/** A post of the peers without what our check refuses: the field `slug`, and a tag named twice. */
const asOurs = (text: string) =>
  text.replace(/^slug: .*\n/m, "").replace(/^(tags: \[("[^"]*")), \2\]/m, "$1]")

/** Runs a program, with those of the packages around it. Returns its output; rejects with that of a failed one. */
async function run(
  program: string,
  args: readonly string[],
  cwd = ".",
  through: readonly string[] = [],
): Promise<string> {
  const [first = "", ...rest] = [...through, program, ...args]
  const PATH = [join(resolve(cwd), "node_modules/.bin"), process.env.PATH].join(delimiter)
  const { code, output } = await runProgram(first, rest, { cwd, env: { PATH } })
  if (code !== 0) throw new Error(output)
  return output
}
