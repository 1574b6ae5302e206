import { swapRelease } from "../test-site/release-on-disk"
import { BROWSER_HEADERS, post, type Sent, sendView, VIEW } from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"

let site: RunningSite

describe("S-21: a page view", () => {
  beforeEach(async () => {
    site = await startSite()
  })
  afterEach(() => site.stop())

  test("is stored when 204 is answered, as a page, a host and a known agent", async () => {
    const answer = await sendView(site.url)
    expect(answer).toMatchObject({ status: 204, text: "" })
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" })
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    expect(await site.stored()).toEqual([
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        path: "/about-me",
        referer: "news.example",
        agent: "firefox",
        country: "FR",
        count: 1,
      },
    ])
  })

  test("is counted as often as it is sent", async () => {
    await Promise.all(Array.from({ length: 50 }, () => sendView(site.url)))
    expect(await site.stored()).toMatchObject([{ count: 50 }])
  })

  test("may carry a charset, and comes from the site itself", async () => {
    const headers = {
      "content-type": "application/json; charset=UTF-8",
      "sec-fetch-site": "same-origin",
    }
    expect((await sendView(site.url, VIEW, headers)).status).toBe(204)
  })

  test.each(["Googlebot/2.1 (+http://www.google.com/bot.html)", ""])(
    "R-9: of a bot (%j) only the day is counted, and it is answered like a browser",
    async agent => {
      expect(await sendView(site.url, VIEW, { "user-agent": agent })).toMatchObject({
        status: 204,
        text: "",
      })
      expect(await site.stored()).toEqual([])
      expect(await site.storedBots()).toEqual([
        { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 1 },
      ])
    },
  )

  test("issue 11: with Global Privacy Control or Do Not Track it is counted, unless the owner honours them", async () => {
    const signals = [{ "sec-gpc": "1" }, { dnt: "1" }]
    const sendAll = async () => {
      for (const signal of [...signals, {}]) {
        expect(await sendView(site.url, VIEW, signal)).toMatchObject({ status: 204, text: "" })
      }
      return site.stored()
    }
    expect(await sendAll()).toMatchObject([{ count: 3 }])
    swapRelease(site.releaseDirectory, {
      id: "honours",
      pageViews: { honourPrivacySignals: true },
    })
    expect(await sendAll()).toMatchObject([{ count: 4 }])
  })

  test("issue 15.13: pages of the site that are on another server may send theirs, and no other site's", async () => {
    const ours = { origin: "https://jean.example", "sec-fetch-site": "cross-site" }
    const theirs = { ...ours, origin: "https://other.example" }
    const ask = (headers: Record<string, string>) => post(site.url, { method: "OPTIONS", headers })
    expect((await ask(ours)).status).toBe(405)
    expect((await sendView(site.url, VIEW, ours)).status).toBe(403)

    const endpoint = "https://stats.jean.example/api/metrics-page-view-counter"
    swapRelease(site.releaseDirectory, {
      id: "elsewhere",
      pageViews: { honourPrivacySignals: false, endpoint },
    })
    expect(await ask(ours)).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": ours.origin,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type",
      },
    })
    const counted = await sendView(site.url, VIEW, ours)
    expect(counted).toMatchObject({
      status: 204,
      headers: { "access-control-allow-origin": ours.origin },
    })
    expect(await ask(theirs)).toMatchObject({ status: 405 })
    const refused = await sendView(site.url, VIEW, theirs)
    expect(refused.status).toBe(403)
    expect(refused.headers).not.toHaveProperty("access-control-allow-origin")
    expect(await site.stored()).toMatchObject([{ path: "/about-me", count: 1 }])
  })

  test("issue 15.13: a release without a counter takes none, from its first moment on", async () => {
    swapRelease(site.releaseDirectory, { id: "without", pageViews: null })
    expect((await sendView(site.url)).status).toBe(404)
    expect(await site.stored()).toEqual([])
  })

  test("R-9: a bot's view that is none is refused like anybody's, and not counted", async () => {
    const bot = { "user-agent": "curl/8.5.0" }
    expect((await sendView(site.url, { ...VIEW, path: "nope" }, bot)).status).toBe(400)
    expect(await site.storedBots()).toEqual([])
  })
})

describe("R-5: the bound of a body holds at the limit and one past it", () => {
  /** JSON may end in spaces: a page view of exactly that many bytes. */
  const bodyOf = (bytes: number) => JSON.stringify(VIEW).padEnd(bytes)
  const chunked = { ...BROWSER_HEADERS, "transfer-encoding": "chunked" }

  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test.each<[string, number, Sent]>([
    ["a body of 8 KiB", 204, { body: bodyOf(8192) }],
    ["a body of 8 KiB and a byte", 413, { body: bodyOf(8193) }],
    ["a chunked body of 8 KiB", 204, { headers: chunked, body: bodyOf(8192) }],
    ["a chunked body of 8 KiB and a byte", 413, { headers: chunked, body: bodyOf(8193) }],
  ])("%s is answered %i", async (_name, status, sent) => {
    expect((await post(site.url, { headers: BROWSER_HEADERS, ...sent })).status).toBe(status)
  })
})
