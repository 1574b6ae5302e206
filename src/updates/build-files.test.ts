import { http } from "../http/http"
import { latestBuild, pageList } from "./build-files"

jest.mock("../http/http", () => ({ http: jest.fn() }))

const answer = (value: unknown) => jest.mocked(http).mockResolvedValueOnce(value)

test("S-28: the id of the latest build is read, past every cache", async () => {
  answer({ id: "b2", timestamp: 1 })
  expect(await latestBuild({ priority: "low" })).toBe("b2")
  expect(http).toHaveBeenCalledWith("/builds/latest.json", { cache: "no-store", priority: "low" })
})

test.each([null, "<!doctype html>", {}, { id: 5 }, { id: "" }])(
  "S-28: %j is no answer, and so no new version",
  async value => {
    answer(value)
    await expect(latestBuild()).rejects.toThrow("has no id")
  },
)

test("S-27: of the pages and parts, those are taken that this version understands", async () => {
  const pages = [
    { path: "/", title: "Accueil" },
    { path: "/b", title: "Static pages", lang: "en" },
  ]
  answer({
    id: "b2",
    pages: [...pages, "/c", null, { path: "/d" }, { path: "/e", title: "E", lang: 1 }],
  })
  expect(await pageList("b2")).toEqual({ pages, parts: [] })
  const parts = [{ from: "a", file: "part-1" }]
  answer({ id: "b2", parts: [...parts, "part-2", { from: "b" }, { from: 1, file: "part-3" }] })
  expect(await pageList("b2")).toEqual({ pages: [], parts })
  answer({ id: "b2" })
  await expect(pageList("b2")).rejects.toThrow("/builds/meta/b2.json has no list of pages")
})
