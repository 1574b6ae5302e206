import { rename, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, post, SVG, sampleProject } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"

const told = async (root: string) => formatProblems((await loadSample(root)).problems)

const ARTICLE = "![Un plan](./plan.svg)"
const FILES = {
  "content/blog/x/index.mdx": post(ARTICLE, "date: 2024-01-01\ncover: ./cover.svg\ncoverAlt: a"),
  "content/blog/x/cover.svg": SVG.replace("<svg", '<svg viewBox="0 0 4 4"'),
  "content/blog/x/plan.svg": SVG,
}

describe("a symbolic link out of the project is refused by its real path", () => {
  test.each([
    ["content/blog/x/plan.svg", "content/blog/x/index.mdx:8:1  image"],
    ["content/blog/x/cover.svg", "content/blog/x/index.mdx:5:1  cover"],
    ["content/blog/x/index.mdx", "content/blog/x/index.mdx:1  fichier"],
    ["content/site.yml", "content/site.yml:1  fichier"],
    ["static/a.svg", "static/a.svg:1  fichier"],
  ])("%s", async (file, place) => {
    const root = await sampleProject({ ...FILES, "static/a.svg": SVG })
    const outside = join(await tempDir(), "secret.svg")
    await rename(join(root, file), outside)
    await symlink(outside, join(root, file))
    expect(await told(root)).toBe(
      `erreur ${place} — attendu : un fichier du projet lui-même, et non un lien symbolique vers l’extérieur ; reçu : "${outside}".`,
    )
  })

  test("links inside the project are fine, and so is a folder that is a link itself", async () => {
    const root = await sampleProject(FILES)
    await symlink("plan.svg", join(root, "content/blog/x/plan-2.svg"))
    await writeFile(join(root, "content/blog/x/index.mdx"), post("![Un plan](./plan-2.svg)"))
    const folder = join(await tempDir(), "mes-textes")
    await rename(join(root, "content"), folder)
    await symlink(folder, join(root, "content"))
    expect(await told(root)).toBe("")
  })
})

test.each([
  ["PLAN.svg", "Vouliez-vous dire « PLAN.svg » ?"],
  ["plna.svg", "Vouliez-vous dire « plna.svg » ?"],
  ["autre.svg", ""],
])("beside ./plan.svg, which is missing, is %s", async (name, hint) => {
  const root = await sampleProject(FILES)
  const folder = join(root, "content/blog/x")
  await rename(join(folder, "plan.svg"), join(folder, name))
  const missing =
    'attendu : une image qui existe à côté de ce fichier ; reçu : "./plan.svg", qui n’existe pas.'
  const line = `erreur content/blog/x/index.mdx:8:1  image — ${missing}`
  expect(await told(root)).toBe([line, hint].filter(Boolean).join(" "))
})

test("a file whose name has decomposed accents is distinguished from one that is missing", async () => {
  const root = await sampleProject({
    "content/blog/x/index.mdx": post("![Un été](./été.svg)".normalize("NFC")),
    [`content/blog/x/${"été.svg".normalize("NFD")}`]: SVG,
  })
  expect(await told(root)).toContain(
    "Le fichier est là, mais les accents de son nom y sont décomposés",
  )
})
