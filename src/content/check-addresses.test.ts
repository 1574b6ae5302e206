/** @jest-environment node */
import { post, problemsOf } from "../testing/sample-content"

test.each([
  ["page.mdx", "date: 2024-01-01"],
  ["tag.mdx", "date: 2024-01-01"],
  ["x.mdx", "date: 2024-01-01\nslug: page"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/page]"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/Page/7]"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/tag/mdx]"],
])(
  "no post takes an address of the lists' pages, however many there are: %s, %j",
  async (name, fields) => {
    const [{ field, severity } = {}, ...others] = await problemsOf({
      [`content/blog/${name}`]: post("", fields),
    })
    expect(severity).toBe("error")
    expect(field).toBe(fields.includes("aliases") ? "aliases.0" : "slug")
    expect(others).toEqual([])
  },
)
