import { npmScript } from "../src/commands/npm-script"
import { startCaddy } from "../src/server/test-site/caddy"
import { PROXY_TRIALS, type ProxiedSite } from "../src/server/test-site/proxy-trials"
import { runTrial, type TrialSite, terminate } from "./trials/trial"

const RATE_LIMIT = 5
const ENV = {
  TRUST_PROXY: "1",
  RATE_LIMIT: `${RATE_LIMIT}`,
  METRICS_TOKEN: "a-token-for-the-trial",
}

/**
 * `npm run try:proxy`: runs the real server behind a real Caddy with `docs/Caddyfile`, and says what
 * holds. Takes the release directory, or `release`. Exits with 1 when something does not hold.
 */
async function tryProxy({ directory, serve, counted }: TrialSite): Promise<number> {
  let server = await serve(ENV)
  const { port } = new URL(server.url)
  const proxy = await startCaddy(directory, Number(port))
  const restart = async () => {
    await terminate(server)
    server = await serve({ ...ENV, PORT: port })
  }
  try {
    return await prove({ proxy, rateLimit: RATE_LIMIT, server: () => server, restart, counted })
  } finally {
    await proxy.stop()
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

npmScript(() => runTrial(tryProxy, process.argv[2] ?? "release"))
