import { expectVisit } from "../../counter/visit"
import { pages } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("S-23: a counter that is blocked never shows and never delays a navigation", ({
  page,
  complaints,
}) => expectVisit(page, complaints, 4, route => route.abort()))

test("S-23: a counter that never answers never shows and never delays a navigation", ({
  page,
  complaints,
}) => expectVisit(page, complaints, 0, async () => {}))

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
