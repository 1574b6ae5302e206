import { join } from "node:path"
import { startCaddy } from "../server/test-site/caddy"
import { PROXY_TRIALS, type ProxiedSite } from "../server/test-site/proxy-trials"
import { makeDirectory } from "../server/test-site/release-on-disk"
import { storedIn } from "../server/test-site/running-site"
import { type ServedProcess, serveInProcess } from "../server/test-site/served-process"
import { npmScript } from "./npm-script"

const RATE_LIMIT = 5

/**
 * `npm run try:proxy`: runs the real server behind a real Caddy with `docs/Caddyfile`, and says what
 * holds. Takes the release directory, or `release`. Exits with 1 when something does not hold.
 */
async function tryProxy(): Promise<number> {
  const directory = makeDirectory()
  const database = join(directory.path, "page-views.db")
  const env = {
    PAGE_VIEWS_DB: database,
    TRUST_PROXY: "1",
    RATE_LIMIT: `${RATE_LIMIT}`,
    METRICS_TOKEN: "a-token-for-the-trial",
  }
  const serve = (port: string) =>
    serveInProcess(process.argv[2] ?? "release", { ...env, PORT: port })
  let server: ServedProcess | undefined
  let stopProxy = async () => {}
  try {
    let running = await serve("0")
    server = running
    const { port } = new URL(running.url)
    const proxy = await startCaddy(directory.path, Number(port))
    stopProxy = proxy.stop
    return await prove({
      proxy,
      rateLimit: RATE_LIMIT,
      server: () => running,
      async restart() {
        running.child.kill("SIGTERM")
        await running.exit
        running = await serve(port)
        server = running
      },
      async counted() {
        return (await storedIn(database)).reduce((sum, { count }) => sum + count, 0)
      },
    })
  } finally {
    await stopProxy()
    server?.child.kill("SIGTERM")
    await server?.exit
    directory.remove()
  }
}

/** Tries everything, also after something did not hold; returns the exit code. */
async function prove(site: ProxiedSite): Promise<number> {
  let code = 0
  for (const { holds, prove } of PROXY_TRIALS) {
    try {
      await prove(site)
      process.stdout.write(`✓ ${holds}\n`)
    } catch (error) {
      code = 1
      console.error(`✗ ${holds}\n`, error)
    }
  }
  return code
}

npmScript(tryProxy)
