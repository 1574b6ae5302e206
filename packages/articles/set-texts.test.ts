import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../src/content/folder-files"
import { splitFrontMatter } from "../../src/content/read-yaml"
import { bridge } from "./bridge"
import { adoptLiterals } from "./literals"
import { readArticle } from "./read-article"
import { typesetTree } from "./typeset-tree"

const FOLDERS = ["content", "src/kitchen-sink"]

test("issue 15.1: a text of this site that was set once is not set again", async () => {
  const files = (
    await Promise.all(FOLDERS.map(async at => (await listFiles(at)).map(file => join(at, file))))
  ).flat()
  const articles = files.filter(file => file.endsWith(".mdx"))
  const again = articles.filter(file => {
    const parts = splitFrontMatter(readFileSync(file, "utf8"), file)
    const tree = "body" in parts ? readArticle(parts.body, "mdx").tree : undefined
    if (!tree) return true
    const html = bridge(tree, "mdx", key => key)
    adoptLiterals(html)
    typesetTree(html)
    const once = JSON.stringify(html)
    typesetTree(html)
    return JSON.stringify(html) !== once
  })
  expect(articles.length).toBeGreaterThan(1)
  expect(again).toEqual([])
})
