/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { bridgeOf } from "./article/bridge"
import { adoptLiterals } from "./article/literals"
import { readArticle } from "./article/read-article"
import { typesetTree } from "./article/typeset-tree"
import { listFiles } from "./folder-files"
import { splitFrontMatter } from "./read-yaml"

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
    const html = bridgeOf("mdx").runSync(tree)
    adoptLiterals(html)
    typesetTree(html)
    const once = JSON.stringify(html)
    typesetTree(html)
    return JSON.stringify(html) !== once
  })
  expect(articles.length).toBeGreaterThan(1)
  expect(again).toEqual([])
})
