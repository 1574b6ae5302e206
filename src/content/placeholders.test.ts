import { loadSample, SHARE, SITE, SVG, sampleProject } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"

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
    `warning ${lineOf("externalLink")} externalLink.url`,
    `warning ${lineOf("host:")} legal.host.name`,
  ])
})

test("facts that the owner has changed, and all else, are no warnings", async () => {
  const own = SITE.replace("Ada Essai", "Zoé Essai").replace("essai.example", "zoe.example")
  expect((await left(own)).map(text => text.split(" ")[2])).toEqual([
    "identity.email",
    "site.name",
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
