import { parseRssFeed } from "feedsmith"
import { postOf } from "../testing/sample-posts"
import { FACTS, output, read, release } from "../testing/sample-release"
import { tempDir } from "../testing/temp-dir"

/** Id of the one post in the feed of a release, with these addresses. */
async function idIn(root: string, ...addresses: [string, ...string[]]) {
  const path = addresses.at(-1) ?? ""
  const post = postOf({ path, addresses, first: addresses[0] })
  await release(root, "un ", { ...FACTS, feeds: true, posts: [post] })
  const { items = [] } = parseRssFeed(await read(root, "site/rss.xml"))
  return items[0]?.guid?.value
}

test("a post keeps the id that readers know, wherever an alias is written", async () => {
  const root = await tempDir({
    ...output("un "),
    ".article-cache/none.text.json": '{"content":[],"plain":"Un."}',
  })
  expect(await idIn(root, "/blog/a")).toBe("https://a.example/blog/a")
  expect(await idIn(root, "/blog/a", "/blog/b")).toBe("https://a.example/blog/a")
  expect(await idIn(root, "/vieux", "/blog/a", "/blog/b")).toBe("https://a.example/blog/a")
})
