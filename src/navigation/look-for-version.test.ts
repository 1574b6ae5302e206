import { http } from "../http/http"
import { latestBuild, loadManifest } from "./look-for-version"

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

test("S-27: a manifest is that of the build which was asked for", async () => {
  answer({ id: "b2", timestamp: 1, pages: "builds/pages.json" })
  await loadManifest("b2")
  expect(http).toHaveBeenLastCalledWith("/builds/meta/b2.json", {})
  answer("<!doctype html>")
  await expect(loadManifest("b2")).rejects.toThrow("/builds/meta/b2.json is not the manifest")
})
