import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { openSqliteFile } from "../stores/sqlite-driver"
import { BROWSER_HEADERS, send, sendView, VIEW } from "../test-site/request"
import type { ServedProcess } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"

/** In everything that is sent below except in what is counted; long enough not to appear by chance. */
const MARK = "5ec2e7c0ffee"
const ADDRESSES = ["203.0.113.77", "2001:db8:5ec:e7::77"]

/** A visitor's headers; behind one trusted proxy, so that the address is read for the limit. */
const headersOf = (address: string, agent: string) => ({
  ...BROWSER_HEADERS,
  "user-agent": agent,
  "x-forwarded-for": `192.0.2.${MARK}, ${address}`,
  "x-real-ip": address,
  forwarded: `for="[${address}]"`,
  cookie: `id=${MARK}`,
  authorization: `Bearer ${MARK}`,
  referer: `https://news.example/${MARK}`,
  "accept-language": `fr-${MARK}`,
  "sec-ch-ua": `"${MARK}"`,
})

const PERSON = `${BROWSER_HEADERS["user-agent"]} ${MARK}`
const BOT = `Googlebot/2.1 ${MARK}`

const { database, serve } = servedRelease().servers({ TRUST_PROXY: "1", RATE_LIMIT: "8" })
const data = dirname(database)

let served: ServedProcess
beforeAll(async () => {
  served = await serve()
})

/** The store's files, by name, and everything that was printed or logged. */
const kept = (): Map<string, Buffer> =>
  new Map([
    ...readdirSync(data).map(name => [name, readFileSync(join(data, name))] as const),
    ["output", Buffer.from(served.output())],
  ])

/** Places of a text, as bytes of UTF-8 or UTF-16. */
const placesOf = (text: string): string[] =>
  [...kept()].flatMap(([name, bytes]) =>
    bytes.includes(text) || bytes.includes(text, 0, "utf16le") ? [`${text} in ${name}`] : [],
  )

/** Traces of a visitor: the mark of what only they sent, and addresses, also in part. */
const SEARCHED = [MARK, ...ADDRESSES, "203.0.113", "2001:db8", "20010db8", "192.0.2."]
const traces = () => SEARCHED.flatMap(placesOf)

/** Every way that a request can end, and what it was answered. */
async function visit(address: string): Promise<number[]> {
  const headers = headersOf(address, PERSON)
  const view = {
    ...VIEW,
    path: `/about-me?q=${MARK}#${MARK}`,
    referer: `https://user:${MARK}@news.example:8443/${MARK}?q=${MARK}`,
  }
  const answers = [
    await sendView(served.url, view, headers),
    await sendView(served.url, { ...view, path: `/${MARK}`, agent: MARK }, headers),
    await sendView(served.url, view, headersOf(address, BOT)),
    await sendView(served.url, { ...view, path: `\u001b[2J${MARK}` }, headers),
    await send(served.url, METRICS_PATH, { method: "POST", headers, body: `{"path":"${MARK}` }),
    await sendView(served.url, view, { ...headers, "content-type": `text/${MARK}` }),
    await send(served.url, `/about-me?q=${MARK}`, { headers }),
    await send(served.url, `/${MARK}?q=${MARK}`, { headers }),
    await send(served.url, `/%?q=${MARK}`, { headers }),
  ]
  const other = openSqliteFile(database)
  other.exec("ALTER TABLE page_views RENAME TO away")
  answers.push(await sendView(served.url, view, headers))
  other.exec("ALTER TABLE away RENAME TO page_views")
  other.close()
  const flood = Array.from({ length: 20 }, () => sendView(served.url, view, headers))
  const flooded = (await Promise.all(flood)).some(({ status }) => status === 429)
  return [...answers.map(({ status }) => status), flooded ? 429 : 0]
}

test("R-10: no address, user agent, cookie or query is ever in the store's files or the log", async () => {
  for (const address of ADDRESSES) {
    expect(await visit(address)).toEqual([204, 204, 204, 400, 400, 415, 200, 404, 400, 503, 429])
  }
  // The searched files hold what was counted and logged.
  expect([...kept().keys()].sort()).toEqual(
    ["output", "page-views.db", "page-views.db-shm", "page-views.db-wal"].sort(),
  )
  expect(placesOf("news.example")).toContain("news.example in page-views.db-wal")
  expect(placesOf("could not be stored")).toEqual(["could not be stored in output"])
  expect(traces()).toEqual([])

  served.child.kill("SIGTERM")
  expect(await served.exit).toBe(0)
  expect(placesOf("news.example")).toContain("news.example in page-views.db")
  expect(placesOf('"msg":"stopped"')).toHaveLength(1)
  const { output } = served
  expect(["127.0.0.1", "\u001b"].filter(text => output().includes(text))).toEqual([])
  expect(traces()).toEqual([])
})
