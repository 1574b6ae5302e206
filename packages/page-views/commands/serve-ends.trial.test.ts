import { spawn } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { scripts } from "../../../package.json"
import { servedRelease } from "../test-site/served-release"

const { folder, servers } = servedRelease()

/** Signal 0 reaches a process that runs, and does nothing to it. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test("R-4: a signal to `npm run serve` reaches the server, which stops as it should", async () => {
  const { serve } = scripts
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { serve } }))
  const npm = spawn("npm", ["run", "serve"], {
    cwd: folder,
    env: { ...process.env, ...servers().env },
  })
  const [exit, closed] = [once(npm, "exit"), once(npm, "close")]
  let output = ""
  await new Promise<void>(resolve => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on("data", chunk => {
        output += chunk
        if (output.includes("Site ready: ")) resolve()
      })
    }
    npm.once("close", () => resolve())
  })
  npm.kill("SIGTERM")
  await exit
  const pid = Number(/"pid":(\d+)/.exec(output)?.[1])
  expect(pid).toBeGreaterThan(0)
  const isLeft = isRunning(pid)
  if (isLeft) process.kill(pid, "SIGKILL")
  await closed
  expect(isLeft).toBe(false)
  expect(output).toContain('"msg":"stopped"')
})

test("`npm start` hands its process over to the server too", () => {
  expect(scripts.start).toMatch(/\bexec node [^&|;]*$/)
})

test("R-4: a client that keeps its connection and its request open does not hold SIGINT up", async () => {
  const served = await servers().serve()
  const { hostname, port } = new URL(served.url)
  const agent = new Agent({ keepAlive: true })
  await new Promise<void>(resolve => {
    request({ hostname, port, path: "/", agent }, res => res.on("end", resolve).resume()).end()
  })
  const hanging = request({ hostname, port, path: METRICS_PATH, method: "POST" })
  hanging.on("error", () => {})
  hanging.setHeader("content-type", "application/json").setHeader("content-length", 10)
  await new Promise<void>(resolve => hanging.write("{", () => resolve()))
  const signalledAt = performance.now()
  served.child.kill("SIGINT")
  expect(await served.exit).toBe(0)
  expect(performance.now() - signalledAt).toBeLessThan(5000)
  agent.destroy()
})

describe("an error that nothing expected ends the server, for its supervisor to start it again", () => {
  test.each([
    ["an exception", "throw new Error('unexpected')"],
    ["a rejection", "Promise.reject(new Error('unexpected'))"],
  ])("%s: a fatal line with the stack, and exit code 1", async (_name, code) => {
    const { env, serve } = servers()
    const crash = `${env.PAGE_VIEWS_DB}.cjs`
    writeFileSync(crash, `process.once("SIGUSR2", () => { ${code} })`)
    const served = await serve({ NODE_OPTIONS: `--require ${crash}` })
    served.child.kill("SIGUSR2")
    expect(await served.exit).toBe(1)
    const fatal = served.output().trim().split("\n").at(-1) ?? ""
    expect(JSON.parse(fatal)).toMatchObject({
      level: 60,
      msg: "crashed",
      err: { message: "unexpected", stack: expect.stringContaining(crash) },
    })
  })
})
