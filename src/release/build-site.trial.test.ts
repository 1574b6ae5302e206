import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { buildSync } from "esbuild"
import { messages } from "../messages/messages"
import { FACTS, output } from "../testing/sample-release"
import { takeConsoleErrors } from "../testing/setup"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { buildSite } from "./build-site"
import { inputDigest } from "./release-inputs"
import { writeRelease } from "./write-release"

const project = (gatsby: string) =>
  tempDir({
    "package.json": "{}",
    "package-lock.json": "{}",
    "tsconfig.json": "{}",
    "gatsby-browser.tsx": "",
    "gatsby-config.ts": "",
    "gatsby-node.ts": "",
    "gatsby-ssr.tsx": "",
    "node_modules/gatsby/cli.js": gatsby,
    "node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js": "",
  })

/** Gatsby's place is taken by scripts: one that never ends, and one that fails at once. */
const ENDLESS = 'process.stdout.write("building"); setInterval(() => {}, 1_000)'
const FAILING = "process.exit(3)"
/** One that does not end by itself, with the site's hook that Gatsby runs first; there is no content. */
const HOOKED = `
  require(${JSON.stringify(require.resolve("tsx/cjs"))})
  const { onPreInit } = require(${JSON.stringify(join(process.cwd(), "src/gatsby/current-content.ts"))})
  onPreInit({ reporter: { warn() {}, panic() {} } })
  ${ENDLESS}`

/** The command in one script: `tsx` would take a second each time. */
const script = resolve(`.scratch/commands/build-${process.pid}.cjs`)
beforeAll(() => {
  buildSync({
    entryPoints: ["src/commands/build.ts"],
    outfile: script,
    bundle: true,
    platform: "node",
    packages: "external",
    // The site's own packages are TypeScript.
    banner: { js: `require(${JSON.stringify(require.resolve("tsx/cjs"))})` },
    // For the files beside its modules.
    define: { __dirname: JSON.stringify(__dirname) },
  })
})
afterAll(() => rm(script))

/** `npm run build` in a group of processes of its own, as a terminal starts it. */
function build(root: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, detached: true })
  let isOver = false
  const ended = once(child, "close").then(([code]) => {
    isOver = true
    return { code }
  })
  const kill = () => {
    if (child.pid && !isOver) process.kill(-child.pid, "SIGKILL")
  }
  kills.push(kill)
  return { child, begun: once(child.stdout, "data"), ended, kill }
}

/** Exit code of a build in this process, whose Gatsby fails. */
async function failedBuild(root: string): Promise<number> {
  const code = await buildSite(root, [])
  expect(takeConsoleErrors()).toEqual([[`\n${messages.build.failed}`]])
  return code
}

const kills: (() => void)[] = []
afterEach(() => {
  for (const kill of kills.splice(0)) kill()
})

test("of two builds at once the second logs why it stops; a killed one leaves nothing locked", async () => {
  const root = await project(ENDLESS)
  const first = build(root)
  await first.begun
  expect(await buildSite(root, [])).toBe(1)
  expect(takeConsoleErrors()).toEqual([[messages.build.running]])
  first.kill()
  await first.ended
  await writeFile(join(root, "node_modules/gatsby/cli.js"), FAILING)
  expect(await failedBuild(root)).toBe(3)
})

test("a build runs Gatsby only if something changed since the last release, be it an argument", async () => {
  const root = await project(FAILING)
  await writeFiles(root, output("bonjour "))
  await writeRelease(root, { ...FACTS, inputs: await inputDigest(root) })
  expect((await build(root).ended).code).toBe(0)
  const releases = await readdir(join(root, "releases"))
  expect((await build(root, "--verbose").ended).code).toBe(3)
  expect(await readdir(join(root, "releases"))).toEqual(releases)
})

test("a build that is killed by itself ends its Gatsby, which would have no lock", async () => {
  const { child, begun, ended } = build(await project(HOOKED))
  await begun
  child.kill("SIGKILL")
  // Its output is Gatsby's too, and ends with the last of both.
  await ended
})

test("a build for another path begins without what Gatsby kept for the last one", async () => {
  const root = await project('process.exit(require("node:fs").existsSync(".cache/kept") ? 7 : 8)')
  const address = (url: string) => ({ "content/site.yml": `site: { url: "${url}" }` })
  await writeFiles(root, {
    ...address("https://a.example"),
    ".cache/kept": "",
    ".cache/reusable.json": JSON.stringify({ pathPrefix: "" }),
  })
  expect(await failedBuild(root)).toBe(7)
  await writeFiles(root, address("https://a.example/carnet"))
  expect(await failedBuild(root)).toBe(8)
})
