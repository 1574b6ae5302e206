import { cp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { frontMatter, writePost } from "../../../testing/builds/sample-post"
import { storedRelease } from "../../../testing/builds/stored-builds"
import { makeWorkspace, type Workspace } from "../../../testing/builds/workspace"
import { expect, test } from "../../test"

/** A refusal takes seconds: it comes before anything is compiled. */
test.describe.configure({ mode: "serial", timeout: 600_000 })

let site: Workspace

test.beforeAll(async () => {
  site = await makeWorkspace(process.cwd(), "refused")
  await cp(storedRelease("site"), join(site.root, "release"), { recursive: true })
})

test.afterAll(() => rm(site.root, { recursive: true, force: true }))

/** Output of the build in French, without its line breaks and the terminal's signs. The last release is untouched. */
async function refusal(): Promise<string> {
  const files = ["release.json", "site/blog/change/index.html"]
  const release = () =>
    Promise.all(files.map(file => readFile(join(site.root, "release", file), "utf8")))
  const before = await release()
  // As for a person, on a machine where the home folder cannot be written: Gatsby notes each run there, except on CI.
  const { code, output } = await site.run("build", [], { CI: "", HOME: "/dev/null" })
  expect(code, output).not.toBe(0)
  expect(await release()).toEqual(before)
  return stripVTControlCharacters(output).replaceAll(/\s+/g, " ")
}

test("S-12: an unregistered name in the table stops the build with file and route", async () => {
  const table = join(site.root, "src/routing/routes.ts")
  const text = await readFile(table, "utf8")
  await writeFile(table, text.replace("check: isDue", '$&, middleware: ["forwar"]'))
  expect(await refusal()).toContain(
    "src/routing/routes.ts /blog/:slug — Middleware de route inconnu : forwar. Enregistrés dans src/routing/routes.ts : forward. Vouliez-vous dire « forward » ?",
  )
  await writeFile(table, text)
})

test("R-16: broken content stops the build with all errors, and the last release stays", async () => {
  await writePost(
    site.content,
    "article-1",
    "---\ntitle: Sans date\ndescription: Rien.\n---\n\nTexte.\n",
  )
  await writePost(
    site.content,
    "article-2",
    `${frontMatter("Un inconnu")}\n<Calout>Texte.</Calout>\n`,
  )
  await writePost(site.content, "Mauvais Nom", `${frontMatter("Un nom")}\nTexte.\n`)
  const output = await refusal()
  expect(output).toMatch(/content\/blog\/article-1\/index\.mdx:\d+\S* date — attendu :/)
  expect(output).toMatch(/content\/blog\/article-2\/index\.mdx:7\S* .*Calout/)
  expect(output).toMatch(
    /content\/blog\/Mauvais Nom\/index\.mdx\S* slug — attendu : .* reçu : "Mauvais Nom"/,
  )
})
