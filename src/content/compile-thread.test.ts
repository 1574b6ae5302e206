import { join } from "node:path"
import { writeCorpus } from "../testing/builds/corpus"
import { PARTS } from "../testing/builds/post-parts"
import { loadSample, post, sampleProject } from "../testing/sample-content"
import { COMPILED_HERE, readArticleContent } from "./article-store"

test("issue 30.1.1: every part that an article may hold is compiled in a thread that has just begun", async () => {
  const first = Array.from({ length: COMPILED_HERE }, (_, n) => [
    `content/blog/a-${n}.mdx`,
    post(`Article ${n}.`),
  ])
  const root = await sampleProject(Object.fromEntries(first))
  await writeCorpus(join(root, "content/blog"), PARTS.length, "single")
  const { posts, problems } = await loadSample(root)
  expect(problems).toEqual([])
  expect(posts).toHaveLength(COMPILED_HERE + PARTS.length)
  for (const article of posts.slice(COMPILED_HERE))
    expect(JSON.stringify(await readArticleContent(root, article)).length).toBeGreaterThan(100)
})
