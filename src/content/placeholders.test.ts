import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, SHARE, SITE, SVG, sampleProject } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"
import { createEntry } from "./new-entry"

/** Problems of a site file, beside the demonstration's, which has the same facts unless others are given. */
async function left(site: string, theirs = SITE) {
  const files = { "content/site.yml": site, "content/demonstration/site.yml": theirs }
  const root = await sampleProject(files)
  return (await loadSample(root)).problems.map(
    ({ severity, line, field }) => `${severity} ${line} ${field}`,
  )
}

test("each fact that is still the demonstration's is a warning at its line", async () => {
  const lines = SITE.split("\n")
  const lineOf = (text: string) => lines.findIndex(line => line.includes(text)) + 1
  expect(await left(SITE)).toEqual([
    `warning ${lineOf("name: Ada Essai")} identity.name`,
    `warning ${lineOf("email:")} identity.email`,
    `warning ${lineOf("name: Essai")} site.name`,
    `warning ${lineOf("url: https://essai.example")} site.url`,
    `warning ${lineOf("shareImage")} site.shareImage.alt`,
    `warning ${lineOf("externalLink")} externalLink.url`,
    `warning ${lineOf("host:")} legal.host.name`,
  ])
})

test("facts that the owner has changed, and all else, are no warnings", async () => {
  const own = SITE.replace("Ada Essai", "Zoé Essai").replace("essai.example", "zoe.example")
  expect((await left(own)).map(text => text.split(" ")[2])).toEqual([
    "identity.email",
    "site.name",
    "site.shareImage.alt",
    "externalLink.url",
    "legal.host.name",
  ])
  expect(await left(SITE, "demonstration: true\n")).toEqual([])
})

test("the demonstration itself has the warning that it is one", async () => {
  const root = await tempDir({
    "content/demonstration/site.yml": `demonstration: true\n${SITE}`,
    ...{ "static/share.svg": SHARE, "static/favicon.svg": SVG },
  })
  const { problems } = await loadSample(root)
  expect(problems.map(({ severity, field }) => [severity, field])).toEqual([
    ["warning", "demonstration"],
  ])
})

test.each([
  ["post", ["3 description", "8 texte"]],
  ["page", ["3 description", "6 texte"]],
  [
    "project",
    ["3 description", "6 role", "8 stack.0", ...[13, 17, 21, 25, 29].map(line => `${line} texte`)],
  ],
] as const)("words of npm run new are warnings once a %s is no draft", async (kind, places) => {
  const root = await sampleProject()
  const file = join(root, await createEntry(root, kind, "Un titre"))
  const told = async () => (await loadSample(root, { now: new Date() })).problems
  expect(await told()).toEqual([])
  await writeFile(file, (await readFile(file, "utf8")).replace("draft: true\n", ""))
  const problems = await told()
  expect(problems.map(({ line, field }) => `${line} ${field}`)).toEqual(places)
  expect(formatProblems(problems)).toContain(
    'texte — attendu\u00a0: votre texte, puisque ce n’est plus un brouillon\u202f; reçu\u00a0: "À écrire.". Écrivez-le, ou remettez draft: true.',
  )
})
