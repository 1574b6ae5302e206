import { post, problemsOf } from "../testing/sample-content"

test.each([
  ["updated: 2023-12-31", "un jour qui ne précède pas date", '"2023-12-31"'],
  ["changes: Un mot.", "le jour de la modification, puisque changes dit ce qui a changé", "rien"],
])("a post of 2024-01-01 with %s", async (fields, expected, received) => {
  const files = { "content/blog/x/index.mdx": post("", `date: 2024-01-01\n${fields}`) }
  expect(await problemsOf(files)).toMatchObject([{ field: "updated", expected, received }])
})

test("the day of a change can be that of the post", async () => {
  const fields = "date: 2024-01-01T10:00\nupdated: 2024-01-01T10:30\nchanges: Un mot."
  expect(await problemsOf({ "content/blog/x.mdx": post("", fields) })).toEqual([])
})
