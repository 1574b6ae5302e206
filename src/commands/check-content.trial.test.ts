import { cp, symlink } from "node:fs/promises"
import { join, resolve } from "node:path"
import { runCommand, runFromSource } from "../testing/run-command"
import { post, SITE, sampleProject } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"

/** Runs the command as an author does, in another project's folder. */
const check = (cwd: string, ...args: string[]) =>
  outcome(runCommand("check-content", args, {}, [], cwd))

async function outcome({ ended }: ReturnType<typeof runCommand>) {
  const { code, stdout, stderr } = await ended
  // The spaces of French do not break a line.
  const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ")
  return { code, stdout: plain(stdout), stderr: plain(stderr) }
}

describe("npm run check:content (R-16)", () => {
  it("R-16: prints all problems and fails on errors", async () => {
    const root = await sampleProject({ "content/blog/x.mdx": post("# a\n\n<Nope />") })
    const { code, stdout, stderr } = await check(root)
    expect(code).toBe(1)
    expect(stderr).toContain("erreur content/blog/x.mdx:6:1  titre — attendu : h2 à h6")
    expect(stderr).toContain("erreur content/blog/x.mdx:8:1  composant — attendu : Callout")
    expect(stdout).toBe(
      "1 article, 0 projet, 0 page ; 2 erreurs, 0 avertissement ; 1 compilé, 0 depuis le cache\n",
    )
  })

  it("tells when the next post is due, in the words and the time of its author", async () => {
    const due = post("Du texte.", "date: 2999-03-01T08:30")
    const { stdout } = await check(await sampleProject({ "content/blog/x.mdx": due }))
    expect(stdout).toMatch(/ ; prochaine publication le 1er mars 2999 à 08:30\n$/)
  })

  it("R-16: counts each of many faults of a file, those that are not listed too", async () => {
    const text = "![](./a.png)\n\n".repeat(15)
    const { stdout } = await check(await sampleProject({ "content/blog/x.mdx": post(text) }))
    expect(stdout).toMatch(/ ; (?:15|30) erreurs, 0 avertissement ; /)
  })

  it("lists hints, each with its place, and passes", async () => {
    const root = await sampleProject({
      "content/blog/x/index.mdx": post("Un développement.").replace(
        "Un titre",
        "Un titre ".repeat(8),
      ),
    })
    const { code, stdout } = await check(root)
    expect(code).toBe(0)
    expect(stdout.split("\n").filter(Boolean)).toEqual([
      expect.stringMatching(
        /^conseil content\/blog\/x\/index.mdx:2:1 {2}title — attendu : .* ; reçu : 71 signes\.$/,
      ),
      expect.stringMatching(
        /^conseil .*:3:1 {2}description — attendu : .* 25 à 160 .* ; reçu : 11 signes\.$/,
      ),
      "1 article, 0 projet, 0 page ; 0 erreur, 0 avertissement, 2 conseils ; 1 compilé, 0 depuis le cache",
    ])
  })

  it("after eject-demo, each fact of the demonstration that is left has a warning", async () => {
    const root = await tempDir()
    await cp("content/demonstration", join(root, "content/demonstration"), { recursive: true })
    await symlink(resolve("node_modules"), join(root, "node_modules"))
    const eject = (...args: string[]) => outcome(runCommand("eject-demo", args, {}, [], root))
    expect(await eject("--identity", "--all")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Rien n’a été copié."),
    })
    expect((await eject("--identity")).stdout).toContain("5 fichiers")
    const { code, stderr, stdout } = await check(root)
    expect(code).toBe(0)
    expect(stderr.match(/^avertissement content\/site\.yml/gm)).toHaveLength(12)
    expect(stdout).toMatch(/^0 article, 0 projet, 1 page ; 0 erreur, 12 avertissements ;/)
  })

  it("R-16: passes with warnings only", async () => {
    const root = await sampleProject({ "content/site.yml": `demonstration: true\n${SITE}` })
    const { code, stderr } = await outcome(runFromSource("check-content", [], {}, root))
    expect(code).toBe(0)
    expect(stderr).toContain("avertissement content/site.yml:1:1  demonstration")
  })
})
