/** @jest-environment node */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { makeDirectory, writeRelease } from "../server/test-site/release-on-disk"
import { sendView } from "../server/test-site/request"
import { storedIn } from "../server/test-site/running-site"
import { writeServer } from "./write-server"

test("a release copied anywhere starts with `node server.cjs` alone, and counts", async () => {
  const directory = makeDirectory()
  writeRelease(directory.path)
  await rm(join(directory.path, "node_modules"))
  await writeServer(directory.path)
  const env = { PATH: process.env.PATH, PORT: "0", PAGE_VIEWS_DB: "counts/views.db" }
  const server = spawn(process.execPath, ["server.cjs"], { cwd: directory.path, env })
  const exit = once(server, "exit")
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = ""
      for (const stream of [server.stdout, server.stderr]) {
        stream.on("data", chunk => {
          output += chunk
          const ready = /Site ready: (\S+)\n/.exec(output)?.[1]
          if (ready) resolve(ready)
        })
      }
      server.once("close", () => reject(new Error(output)))
    })
    expect((await sendView(url)).status).toBe(204)
  } finally {
    server.kill()
    await exit
  }
  expect(await storedIn(join(directory.path, "counts/views.db"))).toMatchObject([{ count: 1 }])
  expect(existsSync(join(directory.path, "node_modules/pg/package.json"))).toBe(true)
  directory.remove()
})

test("the same code gives the same server, and says so by its digest", async () => {
  const [one, two] = [makeDirectory(), makeDirectory()]
  expect(await writeServer(one.path)).toBe(await writeServer(two.path))
  one.remove()
  two.remove()
})
