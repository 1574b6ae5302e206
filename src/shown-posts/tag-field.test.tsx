import { http } from "../http/http"
import { loadTags } from "./tag-field"

jest.mock("../http/http", () => ({ http: jest.fn() }))

const answer = (value: unknown) => jest.mocked(http).mockResolvedValueOnce(value)

test("issue 30.1: all tags are those of the page of all tags", async () => {
  const tags = [{ path: "/blog/tag/a", title: "a", count: 1 }]
  answer({ result: { pageContext: { tags } } })
  expect(await loadTags()).toEqual(tags)
  expect(http).toHaveBeenCalledWith("/page-data/blog/tag/page-data.json")
})

test.each([null, "<!doctype html>", { result: {} }, { result: { pageContext: { tags: ["a"] } } }])(
  "issue 30.1: %j is no list of tags",
  async value => {
    answer(value)
    await expect(loadTags()).rejects.toThrow("no list of them")
  },
)
