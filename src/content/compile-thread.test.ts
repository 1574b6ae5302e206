import { join } from "node:path"
import { buildSync } from "esbuild"
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

test("issue 30.1.1: threads load their own modules at their start only, because Node resolves a later import without a loader for TypeScript", () => {
  const { metafile } = buildSync({
    entryPoints: ["src/**/*-thread.cjs"],
    outdir: "none",
    write: false,
    bundle: true,
    platform: "node",
    // Those of the site are loaded as its own files are.
    alias: { "@site/articles": "./packages/articles", "@site/problems": "./packages/problems" },
    packages: "external",
    metafile: true,
  })
  const files = Object.entries(metafile.inputs)
  expect(Object.keys(metafile.inputs)).toEqual(
    expect.arrayContaining([
      "packages/articles/svg-shapes.ts",
      "src/release/draw-share-picture.tsx",
    ]),
  )
  const late = files.flatMap(([file, { imports }]) =>
    imports
      .filter(({ kind, external }) => kind === "dynamic-import" && !external)
      .map(({ path }) => `${file}: ${path}`),
  )
  expect(late).toEqual([])
})
