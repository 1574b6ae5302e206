/** @jest-environment node */
import fs, { writeFileSync } from "node:fs"
import { Agent } from "node:http"
import { join } from "node:path"
import { until } from "../testing/until"
import { HEADERS, swapRelease } from "./test-site/release-on-disk"
import { type Answer, send } from "./test-site/request"
import { type RunningSite, startSite } from "./test-site/running-site"
import { passSecond } from "./test-site/still-clock"

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** Asks for a page until its answer comes from memory. */
async function askedAgain(path: string): Promise<Answer> {
  const opened = jest.spyOn(fs, "createReadStream")
  const ask = () => {
    opened.mockClear()
    return send(site.url, path, { headers: { "accept-encoding": "br" } })
  }
  return until(ask, () => opened.mock.calls.length === 0)
}

const asked: [string, Record<string, string>, string?][] = [
  ["a page", {}],
  ["its head", {}, "HEAD"],
  ["another method", {}, "POST"],
  ["a page that is known by its tag", { "if-none-match": "TAG" }],
  ["by its tag and date", { "if-none-match": "TAG", "if-modified-since": "DATE" }],
  ["by its weak tag", { "if-none-match": "W/TAG" }],
  ["by one of several tags", { "if-none-match": '"other", TAG' }],
  ["by any tag", { "if-none-match": "*" }],
  ["by another tag", { "if-none-match": '"other"', "if-modified-since": "DATE" }],
  ["by its date", { "if-modified-since": "DATE" }],
  ["past all caches", { "if-none-match": "TAG", "cache-control": "no-cache" }],
  ["a page if it is another", { "if-match": '"other"' }],
  ["a page if it is this one", { "if-match": "TAG" }],
  ["a page of long ago", { "if-unmodified-since": new Date(0).toUTCString() }],
  ["its first bytes", { range: "bytes=0-14" }],
  ["all bytes from one on", { range: "bytes=15-" }],
  ["more bytes than there are", { range: "bytes=5-999999" }],
  ["the last bytes", { range: "bytes=-5" }],
  ["bytes behind its end", { range: "bytes=999999-" }],
  ["bytes that end before they begin", { range: "bytes=5-2" }],
  ["two parts", { range: "bytes=0-1,4-5" }],
  ["another unit", { range: "lines=0-1" }],
  ["bytes of the known page", { range: "bytes=0-14", "if-range": "TAG" }],
  ["bytes of a page with a weak tag", { range: "bytes=0-14", "if-range": "W/TAG" }],
  ["bytes of a page of that date", { range: "bytes=0-14", "if-range": "DATE" }],
  ["bytes of a page that is known", { range: "bytes=0-14", "if-none-match": "TAG" }],
]

test.each(asked)(
  "issue 12: from memory, %s is answered as from the disk",
  async (name, headers, method = "GET") => {
    const { etag = "", "last-modified": date = "" } = (await askedAgain("/about-me")).headers
    const filled = Object.entries(headers).map(([field, value]) => [
      field,
      value.replace("TAG", etag).replace("DATE", date),
    ])
    const ask = async (encodings: string) => {
      const sent = { ...Object.fromEntries(filled), "accept-encoding": encodings }
      const answer = await send(site.url, "/about-me?a=1", { method, headers: sent })
      const { date: _now, ...rest } = answer.headers
      return { status: answer.status, headers: rest, body: answer.body.toString("base64") }
    }
    // Nobody has asked with these encodings yet.
    expect(await ask("br")).toEqual(await ask(`br, x-${encodeURIComponent(name)}`))
  },
)

test("issue 12: a kept answer goes with its file, at the latest after a second, and with its release", async () => {
  const html = "<!doctype html><title>Another</title>"
  const first = await askedAgain("/")
  writeFileSync(join(site.releaseDirectory, "site/index.html"), html)
  passSecond()
  const second = await send(site.url, "/", { headers: { "accept-encoding": "br" } })
  expect(second.text).toBe(html)
  expect(second.headers.etag).not.toBe(first.headers.etag)
  const all = { ...HEADERS.all, "content-security-policy": "default-src 'self'" }
  await askedAgain("/")
  swapRelease(site.releaseDirectory, { headers: { ...HEADERS, all } })
  const third = await send(site.url, "/", { headers: { "accept-encoding": "br" } })
  expect(third.text).toBe(first.text)
  expect(third.headers["content-security-policy"]).toBe("default-src 'self'")
})

test.each([
  ["a large file", 131_072, 100],
  ["a small one, as long as requests may be", 10, 14_000],
])(
  "issue 12: 16 MB are kept at most of %s, with however many encodings it is asked for",
  async (_name, size, length) => {
    const path = `/static/${size}.bin`
    writeFileSync(join(site.releaseDirectory, "site", path), Buffer.alloc(size))
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    const ask = (_: unknown, index: number) => {
      const headers = { "accept-encoding": `x-${index}`.padEnd(length, "x") }
      return send(site.url, path, { headers, agent })
    }
    const count = Math.ceil(16_000_000 / (size + length))
    await Promise.all(Array.from({ length: count }, ask))
    const opened = jest.spyOn(fs, "createReadStream")
    // The last ones are kept a little later than they arrive.
    await until(
      () => ask(undefined, 0),
      () => opened.mock.calls.length > 0,
    )
    agent.destroy()
  },
)
