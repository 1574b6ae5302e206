import { join } from "node:path"
import { writeCorpus } from "../testing/builds/corpus"
import { PARTS } from "../testing/builds/post-parts"
import { loadSample, post, sampleProject } from "../testing/sample-content"
import { COMPILED_HERE, readCompiled } from "./article-store"

const posts = Object.fromEntries(
  Array.from({ length: COMPILED_HERE }, (_, n) => [
    `content/blog/a-${n}/index.mdx`,
    post(`Article ${n}.`),
  ]),
)

test("R-25: every part that an article may hold is compiled in a new thread", async () => {
  const root = await sampleProject(posts)
  await writeCorpus(join(root, "content/blog"), PARTS.length, "single")
  const loaded = await loadSample(root)
  expect(loaded.problems).toEqual([])
  expect(loaded.posts).toHaveLength(COMPILED_HERE + PARTS.length)
  for (const article of loaded.posts.slice(COMPILED_HERE))
    expect(JSON.stringify(await readCompiled(root, article)).length).toBeGreaterThan(100)
})
