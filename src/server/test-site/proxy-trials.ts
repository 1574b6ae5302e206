import assert from "node:assert/strict"
import { brotliDecompressSync } from "node:zlib"
import { METRICS_PATH } from "../../metrics/contract"
import type { RunningProxy } from "./caddy"
import { connectHttp2, type Http2Client } from "./http2-client"
import { BROWSER_HEADERS, send, VIEW } from "./request"
import type { ServedProcess } from "./served-process"

export type ProxiedSite = {
  proxy: RunningProxy
  /** The server as it runs now, and again after a restart. */
  server(): ServedProcess
  /** Ends the server as systemd does and starts it again. */
  restart(): Promise<void>
  /** Page views per second and client that the server takes. */
  rateLimit: number
  /** Page views that the store holds. */
  counted(): Promise<number>
}

type Trial = { holds: string; prove(site: ProxiedSite): Promise<void> }

const ANNA = "127.0.0.1"
const BORIS = "127.0.0.2"

/** Has a visitor of the proxy do something, and closes its connection. */
async function visit<Result>(
  { proxy }: ProxiedSite,
  from: string,
  work: (visitor: Http2Client) => Promise<Result>,
): Promise<Result> {
  const visitor = await connectHttp2(proxy.httpsPort, { from, ca: proxy.ca })
  try {
    return await work(visitor)
  } finally {
    visitor.close()
  }
}

const sendView = (visitor: Http2Client, headers = {}) =>
  visitor.ask(METRICS_PATH, { ...BROWSER_HEADERS, ...headers }, JSON.stringify(VIEW))

/** What docs/Caddyfile and docs/operate.md promise, in the order in which it is tried. */
export const PROXY_TRIALS: readonly Trial[] = [
  {
    holds: "a page comes over HTTP/2 and a certificate that is checked, byte for byte",
    prove: site =>
      visit(site, ANNA, async anna => {
        const page = await anna.ask("/")
        assert.equal(page.status, 200)
        assert.deepEqual(page.body, (await send(site.server().url, "/")).body)
      }),
  },
  {
    holds: "its headers are the server's: policy, HSTS, caching, each once",
    prove: site =>
      visit(site, ANNA, async anna => {
        const { headers } = await anna.ask("/")
        const direct = await send(site.server().url, "/")
        const ours = Object.entries(direct.headers).filter(
          ([name]) => !["connection", "date", "keep-alive"].includes(name),
        )
        for (const [name, value] of ours) assert.equal(headers[name], value, name)
        assert.match(headers["strict-transport-security"] ?? "", /^max-age=\d{8,}/)
      }),
  },
  {
    holds: "an address with http leads to https",
    async prove({ proxy }) {
      const answer = await send(`http://localhost:${proxy.httpPort}`, "/blog?x=1", {
        headers: { host: "localhost" },
      })
      assert.equal(answer.status, 308)
      assert.match(answer.headers.location ?? "", /^https:\/\/localhost(?::\d+)?\/blog\?x=1$/)
    },
  },
  {
    holds:
      "a compressed page is the build's brotli file, compressed once; who takes none gets none",
    prove: site =>
      visit(site, ANNA, async anna => {
        const plain = await anna.ask("/")
        const brotli = await anna.ask("/", { "accept-encoding": "gzip, br" })
        assert.equal(plain.headers["content-encoding"], undefined)
        assert.equal(brotli.headers["content-encoding"], "br")
        assert.deepEqual(brotliDecompressSync(brotli.body), plain.body)
        const direct = await send(site.server().url, "/", {
          headers: { "accept-encoding": "br" },
        })
        assert.deepEqual(brotli.body, direct.body)
      }),
  },
  {
    holds: "a page that the browser has is not sent again",
    prove: site =>
      visit(site, ANNA, async anna => {
        const { headers } = await anna.ask("/")
        const again = await anna.ask("/", { "if-none-match": headers.etag ?? "" })
        assert.deepEqual([again.status, again.body.length], [304, 0])
      }),
  },
  {
    holds: "an address that does not exist gets the 404 page with status 404",
    prove: site =>
      visit(site, ANNA, async anna => {
        const answer = await anna.ask("/nothing-here", { accept: "text/html" })
        assert.equal(answer.status, 404)
        assert.match(answer.body.toString(), /^<!doctype html>/i)
      }),
  },
  {
    holds: "the server's metrics stay closed to those without the token",
    prove: site =>
      visit(site, ANNA, async anna => assert.equal((await anna.ask("/api/metrics")).status, 401)),
  },
  {
    holds: "a visitor over the limit gets 429, also under made-up addresses; the next one does not",
    async prove(site) {
      await visit(site, ANNA, async anna => {
        const statuses = await Promise.all(
          Array.from({ length: 4 * site.rateLimit }, async (_, i) => {
            return (await sendView(anna, { "x-forwarded-for": `192.0.2.${i}` })).status
          }),
        )
        assert.ok(statuses.includes(429), `received ${statuses}`)
        const other = await visit(site, BORIS, boris => sendView(boris))
        assert.equal(other.status, 204)
      })
    },
  },
  {
    holds: "R-4: a restart under load costs no page, and no page view that was answered",
    async prove(site) {
      const before = await site.counted()
      let going = true
      const pages: number[] = []
      const views: number[] = []
      const load = [
        visit(site, ANNA, async anna => {
          while (going) pages.push((await anna.ask("/")).status)
        }),
        visit(site, BORIS, async boris => {
          while (going) views.push((await sendView(boris)).status)
        }),
      ]
      const morePages = async (count: number) => {
        const until = pages.length + count
        while (pages.length < until) await new Promise(resolve => setImmediate(resolve))
      }
      await morePages(100)
      await site.restart()
      await morePages(100)
      going = false
      await Promise.all(load)
      assert.deepEqual(new Set(pages), new Set([200]), `of ${pages.length} pages`)
      // Caddy up to 2.11.1 cannot send a body again (its issue 7546): 502 while no server is there.
      const known = views.filter(status => [204, 429, 502].includes(status))
      assert.equal(known.length, views.length, `received ${views}`)
      assert.equal((await site.counted()) - before, views.filter(status => status === 204).length)
    },
  },
  {
    holds:
      "R-10: neither the server nor the proxy writes a visitor's address, path or browser down",
    async prove(site) {
      const secret = { "user-agent": "UA-SECRET", accept: "text/html" }
      await visit(site, BORIS, boris => boris.ask("/nothing?SECRET", secret))
      const written = site.server().output() + site.proxy.output()
      assert.doesNotMatch(written, /127\.0\.0\.2|192\.0\.2\.|SECRET/)
    },
  },
]
