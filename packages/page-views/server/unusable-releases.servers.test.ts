import { chmodSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pino } from "pino"
import { until } from "../../../src/testing/until"
import { StartupError } from "../startup-error"
import { HEADERS, linkRelease, swapRelease, writeRelease } from "../test-site/release-on-disk"
import { send, sendView } from "../test-site/request"
import { siteOfEachTest } from "../test-site/running-site"
import { servedRelease } from "../test-site/served-release"
import { passSecond } from "../test-site/still-clock"
import { followRelease } from "./release"

const site = siteOfEachTest()

/** Statuses of a page, of the health and of a view, and the page's text. */
async function served() {
  const { url } = site()
  const page = await send(url, "/")
  const others = [await send(url, "/healthz"), await sendView(url)]
  return [page.text, page.status, ...others.map(({ status }) => status)]
}

const isFirst = [expect.stringContaining("<title>Home"), 200, 200, 204]

const headersWith = (headers: Record<string, string>) => ({
  headers: { ...HEADERS, all: { ...HEADERS.all, ...headers } },
})

/** Releases that would make each answer, or some, a 500; and what the log names. */
const UNSENDABLE: [name: string, Parameters<typeof swapRelease>[1], RegExp][] = [
  [
    "a header with a line break",
    headersWith({ "x-name": "a\nb: c" }),
    /at headers\.all\[\\"x-name\\"\]/,
  ],
  ["a header beyond Latin-1", headersWith({ "x-name": "€" }), /at headers\.all\[\\"x-name\\"\]/],
  ["a name that is no header", headersWith({ "x name": "a" }), /at headers\.all\[\\"x name\\"\]/],
  ["a header that frames answers", headersWith({ trailer: "x" }), /at headers\.all\.trailer/],
  [
    "such a header on one file",
    { headers: { ...HEADERS, files: { "/app.js": { "content-security-policy": "€" } } } },
    /at headers\.files\[\\"\/app\.js\\"\]/,
  ],
  ["a pattern that is none", { headers: { ...HEADERS, hashed: "(" } }, /at headers\.hashed/],
  ["a redirect that is no text", { aliases: { "/a": "/\ud800" } }, /at aliases\[\\"\/a\\"\]/],
  ["redirects beyond Latin-1", { pathPrefix: "/€" }, /at pathPrefix/],
]

test.each(UNSENDABLE)(
  "R-20: a release with %s is not taken up, and the log names it",
  async (_name, changes, place) => {
    swapRelease(site().releaseDirectory, { id: "second", ...changes })
    expect(await served()).toEqual(isFirst)
    passSecond()
    expect(await served()).toEqual(isFirst)
    const lines = site()
      .log()
      .match(/[^\n]*the last one goes on[^\n]*/g)
    expect(lines).toEqual([expect.stringMatching(place)])
    swapRelease(site().releaseDirectory, { id: "third", files: { "/index.html": "Third." } })
    expect(await served()).toEqual(["Third.", 200, 200, 204])
  },
)

test("R-20: a start with only an unsendable release ends with a sentence that names it", async () => {
  const { releaseDirectory } = site()
  swapRelease(releaseDirectory, headersWith({ "x-name": "a\nb: c" }))
  const start = followRelease(releaseDirectory, pino({ enabled: false }))
  await expect(start).rejects.toBeInstanceOf(StartupError)
  await expect(start).rejects.toThrow(/release\.json.*\n.*at headers\.all\["x-name"\]/)
})

test.each([
  ["itself", "release"],
  ["a file", "data/page-views.db"],
  ["a name that is too long", "x".repeat(300)],
])("R-20: a link that leads to %s leaves the last release, and the log names it", async (_, to) => {
  const { releaseDirectory } = site()
  linkRelease(releaseDirectory, to)
  expect(await served()).toEqual(isFirst)
  expect(site().log()).toMatch(/"err":.*release\.json \(E[A-Z]+:.*the last one goes on/)
  swapRelease(releaseDirectory, { id: "third", files: { "/index.html": "Third." } })
  expect(await served()).toEqual(["Third.", 200, 200, 204])
})

describe("R-20: a release of which the server may not", () => {
  const { folder, servers } = servedRelease()

  test.each(["locked", "locked/site/index.html"])("read %s leaves the last one", async closed => {
    const link = join(folder, "served")
    const locked = join(folder, "releases/locked")
    writeRelease(locked, { id: "locked", files: { "/index.html": "Locked." } })
    swapRelease(link, {})
    // Root may read everything.
    const asNobody = join(folder, "nobody.cjs")
    writeFileSync(asNobody, "if (process.getuid() === 0) process.setuid(65534)")
    chmodSync(folder, 0o755)
    const served = await servers().serve({ NODE_OPTIONS: `--require ${asNobody}` }, link)
    chmodSync(join(folder, "releases", closed), 0)
    linkRelease(link, "releases/locked")
    expect((await send(served.url, "/")).text).toContain("<title>Home")
    expect(served.output()).toMatch(/EACCES.*the last one goes on/)
    chmodSync(join(folder, "releases", closed), 0o755)
    const text = async () => (await send(served.url, "/")).text
    expect(await until(text, found => found === "Locked.")).toBe("Locked.")
  })
})
