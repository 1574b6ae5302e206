import { METRICS_PATH } from "@site/page-view-contract"
import { send } from "../test-site/request"
import { siteOfFile, startSite } from "../test-site/running-site"
import { METRICS_TOKEN, noRefusals, refusalsOf, scrape, seriesOf } from "../test-site/scrape"

const ADDRESS = "/api/metrics"
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test("without a token in the environment there is no such address", async () => {
  const site = await startSite()
  const [metrics, unknown] = await Promise.all(
    [ADDRESS, "/api/other"].map(path => send(site.url, path, { headers: bearer(METRICS_TOKEN) })),
  )
  expect(metrics).toMatchObject({ status: 404, text: unknown?.text })
  expect({ ...metrics?.headers, date: "" }).toEqual({ ...unknown?.headers, date: "" })
  await site.stop()
})

describe("with a token", () => {
  const { get, site } = siteOfFile({ metricsToken: METRICS_TOKEN })

  test.each<[string, Record<string, string>]>([
    ["no header", {}],
    ["another token", bearer("another-token-of-16")],
    ["the beginning of the token", bearer(METRICS_TOKEN.slice(0, -1))],
    ["more than the token", bearer(`${METRICS_TOKEN}x`)],
    ["the token in upper case", bearer(METRICS_TOKEN.toUpperCase())],
    ["an empty token", bearer("")],
    ["the token twice", bearer(`${METRICS_TOKEN} ${METRICS_TOKEN}`)],
    ["the token alone", { authorization: METRICS_TOKEN }],
    ["another scheme", { authorization: `Basic ${METRICS_TOKEN}` }],
  ])("%s is answered 401", async (_name, headers) => {
    expect(await get(ADDRESS, headers)).toMatchObject({
      status: 401,
      text: '{"error":"a token is needed"}',
      headers: { "www-authenticate": "Bearer", "cache-control": "no-store" },
    })
  })

  test("the token opens the metrics, whatever the case of its scheme; nobody keeps them", async () => {
    for (const authorization of [`Bearer ${METRICS_TOKEN}`, `bearer ${METRICS_TOKEN}`]) {
      expect(await get(ADDRESS, { authorization })).toMatchObject({
        status: 200,
        headers: {
          "content-type": "text/plain; version=0.0.4; charset=utf-8",
          "cache-control": "no-store",
        },
      })
    }
  })

  test.each([
    ["HEAD", 200],
    ["POST", 405],
    ["DELETE", 405],
  ])("%s is answered %i", async (method, status) => {
    const answer = await get(ADDRESS, bearer(METRICS_TOKEN), method)
    expect(answer.status).toBe(status)
    expect(answer.headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined)
  })

  test("neither the token nor a wrong one is in the log", async () => {
    await get(ADDRESS, bearer("WRONG-TOKEN-SECRET"))
    await scrape(site().url)
    expect(site().log()).toMatch(/"metrics":true.*"msg":"started"/)
    expect(site().log()).not.toMatch(new RegExp(`SECRET|${METRICS_TOKEN}`))
  })
})

test("behind a path prefix the metrics are below it, as everything else", async () => {
  const site = await startSite({ metricsToken: METRICS_TOKEN }, "/moi")
  const { origin } = new URL(site.url)
  const headers = bearer(METRICS_TOKEN)
  await send(origin, `/moi${METRICS_PATH}`)
  const answer = await send(origin, `/moi${ADDRESS}`, { headers })
  expect(refusalsOf(seriesOf(answer.text))).toEqual({ ...noRefusals, method: 1 })
  expect((await send(origin, ADDRESS, { headers })).status).toBe(404)
  await site.stop()
})
