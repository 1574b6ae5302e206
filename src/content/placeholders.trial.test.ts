import { cp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ContentProblem } from "@site/problems"
import { loadSample } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"
import { ejectDemonstration } from "./eject-demonstration"

/** A checkout whose owner has copied the demonstration and changed site file and CV. */
async function ejected(change: (site: string) => string = text => text) {
  const root = await tempDir()
  const demonstration = join(root, "content/demonstration")
  await cp("content/demonstration", demonstration, { recursive: true })
  // Posts and projects are no part of the question, and would each be compiled.
  for (const folder of ["blog", "projects"])
    await rm(join(demonstration, folder), { recursive: true })
  await ejectDemonstration(root)
  const file = join(root, "content/site.yml")
  await writeFile(file, change(await readFile(file, "utf8")))
  return root
}

const withoutFlag = (site: string) => site.replace("demonstration: true\n", "\n")

/** Hints on demonstration content in a file, with their severity. */
async function left(root: string, file: string) {
  const { problems } = await loadSample(root, { isEachPlaceholder: true })
  const isLeft = ({ expected }: ContentProblem) => expected.includes("est de la démonstration")
  return problems
    .filter(problem => problem.file === file && isLeft(problem))
    .map(({ severity, field, line }) => `${severity} ${line} ${field}`)
}

describe("what is still the demonstration’s is named, one by one", () => {
  test("each with its line: facts are errors once the demonstration is over, texts are not", async () => {
    const root = await ejected(withoutFlag)
    const lines = (await readFile(join(root, "content/site.yml"), "utf8")).split("\n")
    const lineOf = (text: string) => lines.findIndex(line => line.includes(text)) + 1
    const found = await left(root, "content/site.yml")
    expect(found).toEqual(
      expect.arrayContaining([
        `error ${lineOf("name: Prénom Nom")} identity.name`,
        `error ${lineOf("url: https://exemple.fr")} site.url`,
        `error ${lineOf("telephone: 02 61 91 00 01")} legal.host.telephone`,
        `warning ${lineOf("headline:")} hero.headline`,
        `warning ${lineOf("path: /partage.png")} site.shareImage.path`,
      ]),
    )
    expect((await left(root, "content/cv.yml")).join()).toMatch(
      /error \d+ experience\.0\.organisation,.*warning \d+ experience\.0\.highlights\.1,.*error \d+ education\.0\.title/,
    )
    expect(await left(root, "content/pages/about-me.mdx")).toContain("warning 3 texte")
    // Without the demonstration no comparison is possible.
    await rm(join(root, "content/demonstration"), { recursive: true })
    expect(await left(root, "content/site.yml")).toEqual([])
    expect(await left(process.cwd(), "content/demonstration/site.yml")).toEqual([])
  })

  test.each([
    ["has demonstration: true", (site: string) => site],
    ["has another error", (site: string) => `share:\n${site}`],
  ])("only warnings, as long as the site file %s", async (_what, change) => {
    const found = await left(await ejected(change), "content/cv.yml")
    expect(found.filter(line => line.startsWith("error"))).toEqual([])
    expect(found.length).toBeGreaterThan(5)
  })

  test("one warning a file with the number of the others, unless each is requested", async () => {
    const root = await ejected()
    const { problems } = await loadSample(root)
    const warned = problems.filter(({ expected }) => expected.includes("est de la démonstration"))
    expect(warned.map(({ file }) => file)).toEqual([
      "content/site.yml",
      "content/cv.yml",
      "content/pages/about-me.mdx",
    ])
    for (const { file, hint } of warned) {
      const others = (await left(root, file)).length - 1
      expect(hint).toBe(
        `${others} autres sont dans ce fichier : npm run check:content -- --all les montre toutes.`,
      )
    }
  })

  test("a fact of somebody else, which is an error, always has its own line", async () => {
    const root = await ejected(withoutFlag)
    const factsOf = async (isEachPlaceholder: boolean) => {
      const { problems } = await loadSample(root, { isEachPlaceholder })
      return problems.filter(
        ({ severity, field }) => severity === "error" && field.includes("name"),
      )
    }
    expect((await factsOf(true)).length).toBeGreaterThan(3)
    expect(await factsOf(false)).toEqual(await factsOf(true))
  })

  test("not what the owner has changed, however little, nor what many sites have", async () => {
    const root = await ejected(site =>
      withoutFlag(site)
        .replace("bonjour@exemple.fr", "ada@essai.fr")
        // The build sets such signs too.
        .replace("*avant* d’avoir", "avant d'avoir"),
    )
    await writeFile(join(root, "static/partage.png"), "")
    const found = (await left(root, "content/site.yml")).map(line => line.split(" ")[2])
    expect(found).toEqual(expect.arrayContaining(["legal.email", "hero.headline"]))
    for (const field of [
      ...["identity.email", "site.shareImage.path"],
      ...["identity.jobTitle", "legal.licence.texts", "techStack.0.items.0.name"],
    ])
      expect(found).not.toContain(field)
  })
})
