import { rmSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { swapRelease } from "../test-site/release-on-disk"
import { type Sent, send } from "../test-site/request"
import { siteOfEachTest } from "../test-site/running-site"
import { passSecond } from "../test-site/still-clock"

describe("a new build put in place while the server runs", () => {
  const site = siteOfEachTest()

  const sent: Sent = { headers: { "accept-encoding": "br" } }

  test("the next request gets its files, headers and 404s", async () => {
    swapRelease(site().releaseDirectory, { id: "second", files: { "/new/index.html": "new" } })
    expect(await send(site().url, "/new", sent)).toMatchObject({ status: 200, text: "new" })
    rmSync(join(site().releaseDirectory, "site", "new"), { recursive: true })
    passSecond()
    const gone = await send(site().url, "/new", sent)
    expect(gone.status).toBe(404)
    expect(site().log()).toContain('"release":"second","msg":"release changed"')
  })

  test("a page that it did not change is not sent again, in any encoding", async () => {
    const { url } = site()
    const ask = (path: string, encoding: string, headers: Record<string, string> = {}) =>
      send(url, path, { headers: { ...headers, "accept-encoding": encoding } })
    const encodings = ["br", "gzip", "identity"]
    const tags = await Promise.all(
      encodings.map(async encoding => (await ask("/about-me", encoding)).headers.etag ?? ""),
    )
    const home = (await ask("/", "br")).headers.etag ?? ""
    swapRelease(site().releaseDirectory, { id: "second", files: { "/index.html": "Changed." } })
    const later = new Date(Date.now() + 60_000)
    for (const ending of ["", ".br", ".gz"]) {
      utimesSync(join(site().releaseDirectory, `site/about-me/index.html${ending}`), later, later)
    }
    for (const [index, encoding] of encodings.entries()) {
      const again = await ask("/about-me", encoding, {
        "if-none-match": tags[index] ?? "",
        // Browsers send both.
        "if-modified-since": new Date(0).toUTCString(),
      })
      expect(again).toMatchObject({ status: 304, text: "" })
    }
    expect(await ask("/", "br", { "if-none-match": home })).toMatchObject({ text: "Changed." })
  })
})
