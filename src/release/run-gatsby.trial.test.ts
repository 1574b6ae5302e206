import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { SITE, sampleProject } from "../testing/sample-content"
import { writeFiles } from "../testing/temp-dir"
import { runGatsby } from "./run-gatsby"

const hook = (file: string) => `require(${JSON.stringify(join(process.cwd(), "src/gatsby", file))})`

/** Gatsby's place is taken by a script that runs the site's real hooks, leaves a picture, and ends. */
const built = (end: string) => `
  require(${JSON.stringify(require.resolve("tsx/cjs"))})
  const { mkdirSync, writeFileSync } = require("node:fs")
  const { onPreInit } = ${hook("current-content.ts")}
  const { onPreBootstrap } = ${hook("reusable-caches.ts")}
  onPreInit({ reporter: { warn() {}, panic: () => process.exit(4) } })
  onPreBootstrap().then(() => {
    mkdirSync("public", { recursive: true })
    writeFileSync("public/picture", "half")
    ${end}
  })`
const LOOK = 'process.exit(require("node:fs").existsSync("public/picture") ? 7 : 8)'

/** A project and how it runs Gatsby. Returns exit codes. */
async function project() {
  const root = await sampleProject({
    "content/site.yml": SITE,
    "package.json": "{}",
    "node_modules/gatsby/cli.js": "",
    "node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js": "",
  })
  const run = async (script: string, command = "build") => {
    await writeFile(join(root, "node_modules/gatsby/cli.js"), script)
    return runGatsby(root, [command])
  }
  return { root, run }
}

test("R-20: a build begins without the caches of one that was killed", async () => {
  const { run } = await project()
  expect(await run(built("process.exit(0)"))).toBe(0)
  expect(await run(LOOK)).toBe(7)
  expect(await run(built('process.kill(process.pid, "SIGKILL")'))).toBe(1)
  expect(await run(LOOK)).toBe(8)
})

test("R-20: an error in the content costs no caches", async () => {
  const { root, run } = await project()
  expect(await run(built("process.exit(0)"))).toBe(0)
  await writeFiles(root, { "content/blog/un.mdx": "---\ntitle: Sans date\n---\n" })
  expect(await run(built("process.exit(0)"))).toBe(4)
  expect(await run(LOOK)).toBe(7)
})

test("R-20: development begins with its caches, and with none of a failed build", async () => {
  const { run } = await project()
  const failed = built("process.exit(3)")
  expect(await run(`process.env.NODE_ENV = "development";${failed}`, "develop")).toBe(3)
  expect(await run(LOOK, "develop")).toBe(7)
  expect(await run(failed)).toBe(3)
  expect(await run(LOOK, "develop")).toBe(8)
})
