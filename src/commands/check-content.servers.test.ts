import { cp, symlink, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { runCommand, runFromSource } from "../testing/run-command"
import { post, SITE, sampleProject } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"

/** Runs the command as an author does, in another project's folder, on a machine that speaks `LANG`. */
const check = (cwd: string, LANG = "en_US.UTF-8", ...args: string[]) =>
  outcome(runCommand("check-content", args, { LANG }, [], cwd))

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
    expect(stderr).toContain("error content/blog/x.mdx:6:1  heading — expected h2 to h6")
    expect(stderr).toContain("error content/blog/x.mdx:8:1  component — expected one of")
    expect(stdout).toBe(
      "1 posts, 0 projects, 0 pages; 2 errors, 0 warnings; 1 compiled, 0 from the cache\n",
    )
  })

  it("issue 13.3: names tags that one published post has alone, and what may have been meant", async () => {
    const tagged = (tags: string) => post("", `date: 2024-01-01\ntags: [${tags}]`)
    const root = await sampleProject({
      "content/blog/a.mdx": tagged("performance, SQLite"),
      "content/blog/b.mdx": tagged("performance, Gatsby"),
      "content/blog/c.mdx": tagged("performence, Gatsby"),
      "content/blog/d.mdx": post("", "date: 2024-01-01\ndraft: true\ntags: [SQLite]"),
    })
    const { code, stdout } = await check(root)
    expect(code).toBe(0)
    expect(stdout).toContain(
      "hint: one post alone has each of these tags: SQLite, performence (Did you mean “performance”?)\n",
    )
  })

  const FAULTS = post("# a {b\n\n[x](./x)\n\n<Callout kind='nope' />", "date: hier\ntagz: a")
  const FRENCH = [
    /^erreur content\/blog\/x\.mdx:4:1 {2}date — attendu : une date qui existe, .* ; reçu : "hier"\.$/,
    /^erreur .*:5:1 {2}tagz — attendu : un des champs .* Vouliez-vous dire « tags » \?$/,
    /^erreur .*:7:5 {2}article — attendu : du MDX lisible ; reçu : .* Écrivez .*$/,
  ]

  it.each([
    ["where the machine says nothing", "C.UTF-8", ""],
    ["where the site file chooses it", "en_US.UTF-8", "messages: fr\n"],
    // A site file that cannot be read chooses too.
    ["after a broken site file, too", "en_US.UTF-8", "messages: fr\nidentity: a: b\n"],
  ])("issue 14.7: in French %s", async (_where, LANG, site) => {
    const files = { "content/blog/x.mdx": FAULTS, "content/site.yml": site + SITE }
    const { stdout, stderr } = await check(await sampleProject(files), LANG)
    const lines = stderr.split("\n").filter(line => line.includes("x.mdx"))
    expect(lines).toEqual(FRENCH.map(line => expect.stringMatching(line)))
    expect(stderr).not.toMatch(/\b(?:expected|received|error|warning)\b/)
    expect(stdout).toMatch(
      /^0 article, 0 projet, 0 page ; \d erreurs, 0 avertissement ; 1 compilé,/,
    )
  })

  it("issue 14.7: in English where the site file chooses it; a problem is kept in each language", async () => {
    const site = `messages: en\n${SITE}`
    const root = await sampleProject({
      "content/blog/x.mdx": post("# a"),
      "content/site.yml": site,
    })
    expect((await check(root, "C")).stderr).toContain("expected h2 to h6")
    await writeFile(join(root, "content/site.yml"), SITE)
    expect((await check(root, "C")).stderr).toContain("attendu : h2 à h6")
  })

  it("issue 15.10: says what could be better, each with its place, and passes", async () => {
    const root = await sampleProject({
      "content/blog/x/index.mdx": post("Un développement.").replace(
        "Un titre",
        "Un titre ".repeat(8),
      ),
      "content/blog/x/vieux.png": "",
    })
    const { code, stdout } = await check(root)
    expect(code).toBe(0)
    expect(stdout.split("\n").filter(Boolean)).toEqual([
      expect.stringMatching(
        /^hint content\/blog\/x\/index.mdx:2:1 {2}title — expected .*, received 71 characters\.$/,
      ),
      expect.stringMatching(
        /^hint .*:3:1 {2}description — expected .* 25 to 160 .*, received 11 characters\.$/,
      ),
      "hint content/blog/x/vieux.png:1  file — expected a file that the article of its folder names, received none.",
      "1 posts, 0 projects, 0 pages; 0 errors, 0 warnings, 3 hints; 1 compiled, 0 from the cache",
    ])
  })

  it("issue 30.1: warns of an article whose page will be heavy, with its file and what to do, and passes", async () => {
    const block = "```ts\nexport const un = 1 + 1\n```\n\nDu texte.\n\n"
    const files = {
      "content/blog/x.mdx": post(block.repeat(85)),
      "content/blog/y.mdx": post(block.repeat(50)),
    }
    const root = await sampleProject(files)
    const { code, stderr, stdout } = await check(root)
    expect(code).toBe(0)
    expect(stderr).toMatch(
      /^warning content\/blog\/x\.mdx:1 {2}\/blog\/x — expected at most 1200 HTML elements, received about 1\d{3} HTML elements\. .*raise budgets\.elements in content\/site\.yml\.\n+$/,
    )
    expect(stdout).toContain("0 errors, 1 warnings")
    await writeFile(join(root, "content/site.yml"), `budgets: { elements: 2000 }\n${SITE}`)
    expect((await check(root)).stderr).toBe("")
  })

  it("issue 30.2: one line a file names what is still of the demonstration, and --all each value", async () => {
    const root = await tempDir()
    await cp("content/demonstration", join(root, "content/demonstration"), { recursive: true })
    await symlink(resolve("node_modules"), join(root, "node_modules"))
    const eject = (...args: string[]) =>
      outcome(runCommand("eject-demo", args, { LANG: "en_US.UTF-8" }, [], root))
    expect(await eject("--identity", "--all")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Nothing was copied."),
    })
    expect((await eject("--identity")).stdout).toContain("5 files")
    const { code, stderr, stdout } = await check(root)
    expect(code).toBe(0)
    expect(stderr.match(/^warning content\/[^:]+/gm)).toEqual(
      ["cv.yml", "pages/about-me.mdx", "site.yml", "site.yml"].map(
        file => `warning content/${file}`,
      ),
    )
    expect(stdout).toMatch(/^0 posts, 0 projects, 1 pages; 0 errors, 4 warnings;/)
    const all = await check(root, "en_US.UTF-8", "--all")
    expect(all.stderr.match(/^warning /gm)?.length).toBeGreaterThan(40)
  })

  it("R-16: passes with warnings only", async () => {
    const root = await sampleProject({ "content/site.yml": `demonstration: true\n${SITE}` })
    const { code, stderr } = await outcome(
      runFromSource("check-content", [], { LANG: "en_US.UTF-8" }, root),
    )
    expect(code).toBe(0)
    expect(stderr).toContain("warning content/site.yml:1:1  demonstration")
  })
})
