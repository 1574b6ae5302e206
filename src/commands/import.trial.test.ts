import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import { runCommand, runFromSource } from "../testing/run-command"
import { sampleProject } from "../testing/sample-content"
import { filesOf, sampleExport } from "../testing/sample-export"

/** Runs the command as an author does, in another project's folder. */
const run = (cwd: string, ...words: string[]) => outcome(runCommand("import", words, {}, [], cwd))

async function outcome({ ended }: ReturnType<typeof runCommand>) {
  const { code, stdout, stderr } = await ended
  return { code, told: stdout + stderr }
}

describe("npm run import", () => {
  it("says of each post what was changed and what was not, and that the check accepts them", async () => {
    const root = await sampleProject()
    const folder = await sampleExport(filesOf("jekyll"))
    const trial = await run(root, "--dry-run", folder)
    expect(trial.told).toMatch(/rien n’a été écrit[\s\S]*→ content\/blog\/le-second\/index\.md/)
    expect(existsSync(join(root, "content/blog"))).toBe(false)
    const { code, told } = await outcome(runFromSource("import", [folder], {}, root))
    expect(told).toMatchSnapshot()
    expect(code).toBe(0)
  })

  it("says what is left to mend, with file, line and column, the same once for a file", async () => {
    const part = "<blob:un-mot>"
    const text = `---\ndate: 2020-01-01\n---\n${part}\n\n${part}\n\n${part}\n`
    const folder = await sampleExport({ "a.md": text })
    const { code, told } = await run(await sampleProject(), folder)
    expect(code).toBe(1)
    expect(told).toMatch(
      /Reste à corriger \(3 erreurs\)[\s\S]*content\/blog\/a\/index\.md:7:1 .*De même, lignes 9, 11\.\n/,
    )
    expect(told.match(/^erreur /gm)).toHaveLength(1)
    expect(told).toMatch(/celle de 1 article, qui passe pour du français/)
  })

  it("R-30: logs a post that cannot be written, and goes on; counts texts without a language", async () => {
    const root = await sampleProject({ "static/files/a": "un fichier" })
    const text = "---\ndate: 2020-01-01\n---\n[p](p.pdf)\n"
    const folder = await sampleExport({ "a.md": text, "b.md": text, "p.pdf": "%PDF" })
    const { code, told } = await run(root, folder)
    expect(code).toBe(1)
    expect(told).toMatch(/Langue\s: rien ici ne dit celle de 2 articles, qui passent/)
    expect(told).toMatch(/Non importés\s:\n {2}content\/blog\/a\/index\.md n’a pas pu être écrit/)
    expect(told).toMatch(/1 article importé/)
    expect(existsSync(join(root, "content/blog/b/index.md"))).toBe(true)
  })

  it("writes nothing as long as the site shows the demonstration", async () => {
    const root = await sampleProject({ "content/demonstration/site.yml": "" })
    await rm(join(root, "content/site.yml"))
    const folder = await sampleExport(filesOf("dev-to"))
    expect(await run(root, folder)).toMatchObject({
      code: 1,
      told: expect.stringMatching(/eject-demo/),
    })
    expect(existsSync(join(root, "content/blog"))).toBe(false)
  })

  it.each([
    ["an unknown option", ["--force", "."], /^Écrivez\s: npm run import/],
    ["a folder that is not there", ["nulle-part"], /^nulle-part n’existe pas/],
    ["a file that is no export", [resolve("README.md")], /n’est ni un dossier.*décompressée/],
    ["a folder without posts", ["static"], /ne contient aucun article/],
  ])("refuses %s", async (_what, words, said) => {
    const { code, told } = await run(await sampleProject(), ...words)
    expect(code).toBe(1)
    expect(told).toMatch(said)
  })
})
