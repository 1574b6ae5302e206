import { existsSync } from "node:fs"
import { symlink, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { post, SITE, sampleProject } from "../testing/sample-content"
import { takeUpContent } from "./content-nodes"
import { factsFiles } from "./site-facts"

/** A project as Gatsby knows it. `changed` is the file that Gatsby has a new node of. */
async function projectOf(files: Readonly<Record<string, string>>, changed = "") {
  const root = await sampleProject(files)
  await symlink(resolve("node_modules"), join(root, "node_modules"))
  jest.spyOn(process, "cwd").mockReturnValue(root)
  const nodes = new Map<string, object>()
  const errors: string[] = []
  const file = { id: "1", absolutePath: join(root, changed) }
  let made: string[] = []
  const api = {
    getNodesByType: (type: string) => (type === "File" && changed ? [file] : []),
    getNode: (id: string) => nodes.get(id),
    createNodeId: (key: string) => key,
    createContentDigest: JSON.stringify,
    reporter: { error: (text: string) => errors.push(text) },
    actions: {
      createNode: async (node: { id: string }) => {
        nodes.set(node.id, node)
        made.push(node.id)
      },
    },
  }
  /** Ids of the nodes that it makes. These are all that it uses of Gatsby's. */
  const takeUp = async () => {
    made = []
    await Reflect.apply(takeUpContent, undefined, [api, []])
    return made
  }
  return { file: file.absolutePath, errors, takeUp }
}

test("a broken site file makes no node and no facts: those of its last good state stay", async () => {
  const techStack = "techStack: [{ title: X, items: [{ name: Y, link: nullepart, years: 1 }] }]\n"
  const site = `${SITE}${techStack}`
  const project = await projectOf({ "content/site.yml": site, "content/blog/un.mdx": post() })
  expect(await project.takeUp()).toEqual(["content/blog/un.mdx"])
  expect(project.errors).toEqual([expect.stringContaining('"nullepart"')])
  expect(existsSync(factsFiles()["site-facts"])).toBe(false)
})

test("only the post that changed on the disk becomes a node again", async () => {
  jest.replaceProperty(process.env, "NODE_ENV", "development")
  const [one, two] = ["content/blog/un.mdx", "content/blog/deux.mdx"]
  const files = { "content/site.yml": SITE, [one]: post(), [two]: post() }
  const project = await projectOf(files, two)
  expect(await project.takeUp()).toEqual(expect.arrayContaining([one, two]))
  await writeFile(project.file, `${post()}\nUne phrase de plus.\n`)
  expect(await project.takeUp()).toEqual([two])
})
