import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { build } from "esbuild"
import { makeDirectory, writeRelease } from "../test-site/release-on-disk"
import { sendView } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { serveInProcess } from "../test-site/served-process"
import { writeServer } from "./write-server"

const SCRIPTS = {
  "server.cjs": 750_000,
  "writer.cjs": 200_000,
}

/** Starts the release of a folder, sends it one page view, and stops it. */
async function countOne(folder: string, settings: Record<string, string>): Promise<void> {
  const { child, exit, url } = await serveInProcess(folder, { PORT: "0", ...settings })
  expect((await sendView(url)).status).toBe(204)
  child.kill()
  expect(await exit).toBe(0)
}

test("a release copied anywhere holds one native package, starts from there, and counts", async () => {
  const directory = makeDirectory()
  writeRelease(directory.path)
  await rm(join(directory.path, "node_modules"))
  await writeServer(directory.path, build)
  const files = await readdir(join(directory.path, "node_modules"), { recursive: true })
  const packages = files
    .filter(file => file.includes("/"))
    .map(file => file.split("/", file.startsWith("@") ? 2 : 1).join("/"))
  const native = /^@libsql\/.*/
  expect(new Set(packages.map(name => name.replace(native, "its machines")))).toEqual(
    new Set(["libsql", "its machines", "pg"]),
  )
  expect(files).toEqual(expect.arrayContaining(["libsql/index.js", "pg/index.js"]))
  // Small, because the processes keep it in memory, where letters beyond Latin-1 double it.
  for (const [script, most] of Object.entries(SCRIPTS)) {
    const text = await readFile(join(directory.path, script), "utf8")
    expect([script, text.length < most, /[^\0-\xff]/.test(text)]).toEqual([script, true, false])
  }

  const file = join(directory.path, "counts/views.db")
  await countOne(directory.path, { PAGE_VIEWS_DB: file })
  expect(await storedIn(file)).toMatchObject([{ count: 1 }])
  directory.remove()
})

test("the same code becomes the same server, with the same digest", async () => {
  const [one, two] = [makeDirectory(), makeDirectory()]
  expect(await writeServer(one.path, build)).toBe(await writeServer(two.path, build))
  one.remove()
  two.remove()
})
