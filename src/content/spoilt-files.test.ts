import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, post, SITE, sampleProject } from "../testing/sample-content"

describe("files that cannot be read as they are", () => {
  const [X, Y] = ["content/blog/x.mdx", "content/blog/y.mdx"] as const

  /** Beside each file: a post with a fault of its own, which must be found whatever the file is. */
  const BESIDE = { [Y]: post("[lui](/blog/nulle-part)") }
  const FOUND = `erreur ${Y}:6:1  lien — attendu : une page ou un fichier de ce site ; reçu : "/blog/nulle-part".`

  /** Messages to the author of a project with such a file, without those of the other one. */
  async function told(file: string, content: string | Buffer): Promise<string> {
    const root = await sampleProject(BESIDE)
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), content)
    const lines = formatProblems((await loadSample(root)).problems).split("\n\n")
    expect(lines).toContain(FOUND)
    return lines.filter(line => line !== FOUND).join("\n")
  }

  const FRENCH = post("Déjà vu, « là-bas ».")
  const latin1 = (text: string) => Buffer.from(text, "latin1")
  const wide = (text: string) => Buffer.from(text, "utf16le")

  test.each([
    [X, latin1(FRENCH)],
    ["content/blog/x/index.md", latin1("---\ntitle: Été")],
    [X, Buffer.from([...Buffer.from(post("fin")), 0xe2, 0x82])],
    [X, wide(`\uFEFF${FRENCH}`)],
    [X, wide(FRENCH)],
    [X, wide("---\ntitle: Un mot")],
    [X, wide(`\uFEFF${FRENCH}`).swap16()],
    ["content/cv.yml", latin1("# Été")],
    ["content/site.yml", latin1(SITE)],
    ["content/texts.yml", latin1("# à")],
  ])("R-28: %s that is not in UTF-8 is refused", async (file, content) => {
    expect(await told(file, content)).toBe(
      `erreur ${file}:1  tout le fichier — attendu\u00a0: un fichier en UTF-8\u202f; reçu\u00a0: un autre encodage. Ouvrez-le dans votre éditeur avec son encodage actuel, et enregistrez-le en UTF-8.`,
    )
  })

  test.each([
    ["a byte order mark", `\uFEFF${FRENCH}`],
    ["a U+FFFD of the author's", post("Un \uFFFD.")],
    ["letters beyond the basic plane", post("𝒳 🚀")],
  ])("UTF-8 with %s is fine", async (_name, text) => {
    expect(await told(X, text)).toBe("")
  })

  const yaml = (fields: string) => post("Du texte.", `date: 2024-01-01\n${fields}`)
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n")

  const ALIAS = (place: string, line: string) =>
    `${place}  YAML — attendu : du YAML valide ; reçu : "${line}". Un mot qui commence par * ou & renvoie ailleurs en YAML\u00a0: écrivez la valeur à sa place, ou mettez-le entre guillemets.`
  const LONG = expect.stringMatching(
    /^1 {2}en-tête — attendu\s: un en-tête de 20\s000 signes au plus\s; reçu\s: \d{6} signes\.$/,
  )
  const TAB =
    'YAML — attendu : du YAML valide ; reçu : "- a". Le retrait s’écrit avec des espaces, sans tabulation.'
  const DEEP = "imbrication — attendu : 100 niveaux au plus, les uns dans les autres"
  const unknown = (field: string) =>
    expect.stringMatching(`^5:1  ${field} — .+ un champ inconnu, ${field}\\.$`)

  test.each([
    ["a cycle", "tags: &a [*a]", [ALIAS("5:10", "tags: &a [*a]"), ALIAS("5:11", "tags: &a [*a]")]],
    [
      "an anchor, and its alias elsewhere",
      "changes: &b un mot\ncanonical: *b",
      [ALIAS("5:13", "changes: &b un mot"), ALIAS("6:12", "canonical: *b")],
    ],
    ["a star", "changes: *b*", [ALIAS("5:10", "changes: *b*")]],
    ["100 kB of keys", `tags: {${many(20_000, index => `k${index},`)}}`, [LONG]],
    ["1 000 keys, each below the other", many(1000, depth => `${" ".repeat(depth)}a:`), [LONG]],
    ["many [", `tags: [${"[".repeat(4000)}`, [expect.stringContaining(`5  ${DEEP}`)]],
    [
      "[ and ]",
      `tags: ${"[".repeat(4000)}${"]".repeat(4000)}`,
      [expect.stringContaining(`5  ${DEEP}`)],
    ],
    ["many {", `tags: ${"{a: ".repeat(4000)}`, [expect.stringContaining(`5  ${DEEP}`)]],
    ["many -", `tags:\n${"- ".repeat(4000)}`, [expect.stringContaining(`6  ${DEEP}`)]],
    ["many ?", `tags:\n${"? ".repeat(4000)}`, [expect.stringContaining(`6  ${DEEP}`)]],
    ["many keys", `series:\n  ${"a: ".repeat(4000)}`, [expect.stringContaining(`6  ${DEEP}`)]],
    ["__proto__", "__proto__: 1", [unknown("__proto__")]],
    ["constructor", "constructor: 1", [unknown("constructor")]],
    ["toString", "toString: 1", [unknown("toString")]],
    ["tabs", "tags:\n\t- a\n\t- b\nx: 1", [`6:1  ${TAB}`, `7:1  ${TAB.replace("- a", "- b")}`]],
    ["a tab before another fault", "tags:\n\t- a\nseries: [a", [`6:1  ${TAB}`]],
  ])("R-28: the front matter with %s", async (_name, fields, expected) => {
    const lines = (await told(X, yaml(fields))).split("\n")
    expect(lines.map(line => line.replace(`erreur ${X}:`, ""))).toEqual(expected)
  })

  test("signs of quotations in a block of code are no nesting", async () => {
    expect(await told(X, post(`\`\`\`text\n${"> ".repeat(500)}\n\`\`\``))).toBe("")
  })

  test.each([
    ["unknown fields", (index: number) => `k${index}: 1`],
    ["fields written twice", () => "tags: []"],
    ["faults of the syntax", index => `k${index}: @a`],
  ])("of 1 800 %s, ten are named and the others counted", async (_name, line) => {
    const problems = (await told(X, yaml(many(1_800, line)))).split("\n")
    expect(problems).toHaveLength(11)
    expect(problems.at(-1)).toMatch(
      /^erreur \S+ {2}autres fautes — attendu\s: aucune\s; reçu\s: 1\s7[89]\d de plus, dont la première est ici\.$/,
    )
  })

  test("of 800 faults in a text, ten are named and the others counted, errors first", async () => {
    const text = many(800, index => `${index % 2 ? "![](./a.png)" : "[ici](/)"}\n`)
    const problems = (await told(X, post(text))).split("\n")
    expect(problems.filter(line => line.includes("image — attendu : ce que"))).toHaveLength(10)
    const rest = problems.filter(line => line.includes("autres fautes"))
    // The files of the pictures are read later, when the text is sound.
    const counted = rest.map(line => line.replace(/^(\S+) .*?(\d+) de plus.*/, "$1 $2"))
    expect(counted.sort()).toEqual(["avertissement 400", "erreur 390", "erreur 390"])
  })

  test("an exception while an article is read names it, and the others are checked", async () => {
    const root = await sampleProject({ [X]: post(), [Y]: post("", "date: hier") })
    // No folder can be made for the compiled articles.
    await writeFile(join(root, ".article-cache"), "")
    const problems = (await loadSample(root)).problems.map(
      ({ file, received }) => `${file} ${received}`,
    )
    expect(problems).toEqual([
      expect.stringMatching(/^content\/blog\/x\.mdx .*\.article-cache/),
      expect.stringMatching(/^content\/blog\/y\.mdx .*\.article-cache/),
    ])
  })

  test("of a text that YAML cuts at a #, there is a hint; not of a remark beside a date", async () => {
    const fields = "date: 2024-01-01 # un jour\nchanges: C # et la suite\nupdated: 2024-01-02"
    expect(await told(X, post("Du texte.", fields))).toBe(
      `conseil ${X}:5:10  YAML — attendu : un texte sans #, car YAML s’arrête là et lit la suite comme un commentaire ; reçu : "changes: C # et la suite". Mettez ce texte entre guillemets.`,
    )
  })
})
