import { swapRelease } from "../test-site/release-on-disk"
import { BROWSER_HEADERS, post, sendView, VIEW } from "../test-site/request"
import { siteOfEachTest } from "../test-site/running-site"

const site = siteOfEachTest()

describe("S-21: a page view", () => {
  test("is stored when 204 is answered, as a page, a host and a known agent", async () => {
    const answer = await sendView(site().url)
    expect(answer).toMatchObject({ status: 204, text: "" })
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" })
    expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    expect(await site().stored()).toEqual([
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

  test("is counted as often as it is sent, with a charset too", async () => {
    const headers = {
      "content-type": "application/json; charset=UTF-8",
      "sec-fetch-site": "same-origin",
    }
    await Promise.all(Array.from({ length: 50 }, () => sendView(site().url, VIEW, headers)))
    expect(await site().stored()).toMatchObject([{ count: 50 }])
  })

  test.each(["Googlebot/2.1 (+http://www.google.com/bot.html)", ""])(
    "R-9: of a bot (%j) only the day is counted, and it is answered like a browser",
    async agent => {
      expect(await sendView(site().url, VIEW, { "user-agent": agent })).toMatchObject({
        status: 204,
        text: "",
      })
      expect(await site().stored()).toEqual([])
      expect(await site().storedBots()).toEqual([
        { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 1 },
      ])
    },
  )

  test("a release without a counter takes none, from its first moment on", async () => {
    swapRelease(site().releaseDirectory, { id: "without", pageViews: false })
    expect((await sendView(site().url)).status).toBe(404)
    expect(await site().stored()).toEqual([])
  })

  test("R-9: a bot's view that is none is refused like anybody's, and not counted", async () => {
    const bot = { "user-agent": "curl/8.5.0" }
    expect((await sendView(site().url, { ...VIEW, path: "nope" }, bot)).status).toBe(400)
    expect(await site().storedBots()).toEqual([])
  })
})

test("R-5: a body may have 8 KiB, and not one byte more, chunked or not", async () => {
  const chunked = { ...BROWSER_HEADERS, "transfer-encoding": "chunked" }
  for (const headers of [BROWSER_HEADERS, chunked]) {
    // JSON may end in spaces.
    const answers = [8192, 8193].map(bytes =>
      post(site().url, { headers, body: JSON.stringify(VIEW).padEnd(bytes) }),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 413])
  }
})
