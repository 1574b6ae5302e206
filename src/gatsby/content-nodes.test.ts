/** @jest-environment node */
import { existsSync } from "node:fs"
import { symlink, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { post, SITE, sampleProject } from "../testing/sample-content"
import { takeUpContent } from "./content-nodes"
import { factsFiles } from "./site-facts"

test("a broken site file makes no node and no facts: those of its last good state stay", async () => {
  const techStack = "techStack: [{ title: X, items: [{ name: Y, icon: nullepart, years: 1 }] }]\n"
  const root = await sampleProject({
    "content/site.yml": `${SITE}${techStack}`,
    "content/blog/un.mdx": post(),
  })
  await symlink(resolve("node_modules"), join(root, "node_modules"))
  jest.spyOn(process, "cwd").mockReturnValue(root)
  const made: string[] = []
  const told: string[] = []
  const api = {
    getNodesByType: () => [],
    getNode: () => undefined,
    createNodeId: (key: string) => key,
    createContentDigest: String,
    reporter: { error: (text: string) => told.push(text) },
    actions: { createNode: async ({ id }: { id: string }) => made.push(id) },
  }
  // These are all that it uses of Gatsby's.
  await Reflect.apply(takeUpContent, undefined, [api, []])
  expect(told).toEqual([expect.stringContaining('"nullepart"')])
  expect(made).toEqual(["content/blog/un.mdx"])
  expect(existsSync(factsFiles()["site-facts"])).toBe(false)
})

test("of two posts, the one that changed on the disk becomes a node again, whatever Gatsby knows of its file", async () => {
  const root = await sampleProject({
    "content/site.yml": SITE,
    "content/blog/un.mdx": post(),
    "content/blog/deux.mdx": post(),
  })
  await symlink(resolve("node_modules"), join(root, "node_modules"))
  jest.spyOn(process, "cwd").mockReturnValue(root)
  jest.replaceProperty(process.env, "NODE_ENV", "development")
  const nodes = new Map<string, object>()
  let made: string[] = []
  const changed = join(root, "content/blog/deux.mdx")
  const api = {
    getNodesByType: (type: string) => (type === "File" ? [{ id: "1", absolutePath: changed }] : []),
    getNode: (id: string) => nodes.get(id),
    createNodeId: (key: string) => key,
    createContentDigest: JSON.stringify,
    reporter: {},
    actions: {
      createNode: async (node: { id: string }) => {
        nodes.set(node.id, node)
        made.push(node.id)
      },
    },
  }
  await Reflect.apply(takeUpContent, undefined, [api, []])
  expect(made).toEqual(expect.arrayContaining(["content/blog/un.mdx", "content/blog/deux.mdx"]))
  made = []
  await writeFile(changed, `${post()}\nUne phrase de plus.\n`)
  await Reflect.apply(takeUpContent, undefined, [api, []])
  expect(made).toEqual(["content/blog/deux.mdx"])
})
