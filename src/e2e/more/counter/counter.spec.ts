import { pages } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

test("R-5: a body that is no page view is answered before it is read", async ({ request }) => {
  const types = ["text/plain", "application/octet-stream", "multipart/form-data; boundary=x"]
  const sent = [
    ...types.map(type => ["POST", type, 415] as const),
    ["POST", "application/json", 413] as const,
    ["PUT", "application/json", 405] as const,
    ["GET", "text/plain", 405] as const,
  ]
  for (const [method, type, status] of sent) {
    const headers = { "content-type": type }
    const data = Buffer.alloc(20_000, 32)
    const answer = await request.fetch("/api/metrics-page-view-counter", { method, headers, data })
    expect(answer.status(), `${method} ${type}`).toBe(status)
  }
})

test("D3: every page of the release is one the counter knows", async ({
  request,
  baseURL,
  newViews,
}) => {
  for (const path of pages) {
    const answer = await request.post("/api/metrics-page-view-counter", {
      headers: { origin: baseURL ?? "" },
      data: { path, referer: "direct", agent: "firefox", country: "FR" },
    })
    expect(answer.status(), path).toBe(204)
  }
  expect(
    newViews()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(pages.toSorted())
})
