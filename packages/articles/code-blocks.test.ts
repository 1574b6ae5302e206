import { compiled, faultless } from "../../src/testing/compiled-html"

const fenced = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``

const shown = async (meta: string, code: string, format?: "md") =>
  (await faultless(fenced(meta, code), format)).html

const FIVE = "un\ndeux\ntrois\nquatre\ncinq"

/** Classes of each line, without `line`. */
const marksOf = (html: string): string[] =>
  [...html.matchAll(/class="line ?([^"]*)"/g)].map(([, marks = ""]) => marks)

const numbersOf = (html: string) => /data-lines="([\d\s]*)"/.exec(html)?.[1]?.split("\n").join(" ")

test("each button that copies has a name of its own", async () => {
  const fences = ["ts", 'ts title="a.ts"', "ts", "ts"].map(meta => fenced(meta, "a"))
  const { html } = await faultless(fences.join("\n\n"))
  const names = [...html.matchAll(/aria-label="(Copier [^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(["Copier ts", "Copier a.ts", "Copier ts (2)", "Copier ts (3)"])
})

describe("a fence says how its code is shown", () => {
  test.each([
    ["text", "1 2 3 4 5"],
    ["text showLineNumbers=false", undefined],
    ["text showLineNumbers={false}", undefined],
    ["text showLineNumbers", undefined],
  ])("%s has the numbers %s in the margin", async (meta, numbers) => {
    expect(numbersOf(await shown(meta, FIVE))).toBe(numbers)
  })

  test("numbers may be in the frame", async () => {
    const found = [...(await shown("text showLineNumbers", FIVE)).matchAll(/data-n="(\d+)"/g)]
    expect(found.map(([, number]) => number).join(" ")).toBe("1 2 3 4 5")
  })

  test.each(['title="src/a b.ts"', "title='src/a b.ts'"])("%s is the name", async meta => {
    expect(await shown(`text ${meta}`, "a")).toContain(">src/a b.ts</span>")
  })

  test.each([
    ["text {2,4-5}", ",marked,,marked,marked"],
    ["text {1, 3}", "marked,,marked,,"],
    ["text{1,3}", "marked,,marked,,"],
  ])("%s marks its lines", async (meta, marks) => {
    expect(marksOf(await shown(meta, FIVE)).join()).toBe(marks)
  })

  test("comments in the code mark theirs", async () => {
    const html = await shown("ts {1}", "let a // [!code --]\nlet b\nlet c // [!code ++]")
    expect(marksOf(html).join()).toBe("marked deleted,,inserted")
    expect(html).not.toContain("!code")
  })

  test.each([
    ["ts /total/", "let total = a.total", 2],
    ["ts /a.total/ /let/", "let total = a.total", 2],
    ["text /b/", "a b b", 2],
    ["ts /src\\\\/a/", 'import "src/a"', 1],
    ["ts /total = a/ /a.total/", "let total = a.total", 1],
    ['ts title="src/total/b.ts"', "let total", 0],
  ])("%s marks its words", async (meta, code, count) => {
    const html = await shown(meta, code)
    expect(html.match(/<mark>/g) ?? []).toHaveLength(count)
  })

  test("a `.md` file has the same", async () => {
    const meta = 'text title="a" {2} /un/'
    expect(await shown(meta, FIVE, "md")).toBe(await shown(meta, FIVE))
  })
})

describe("what a fence says and nobody understands is a warning", () => {
  test.each([
    ["ts showlinenumbers", "showlinenumbers", "Vouliez-vous dire « showLineNumbers » ?"],
    ["ts titl=a.ts", "titl=a.ts", "Vouliez-vous dire « title » ?"],
    ["ts src/a.ts", "src/a.ts", undefined],
    ["ts title", "title", undefined],
    ["ts showLineNumbers=yes", "showLineNumbers=yes", undefined],
    ["ts wrap", "wrap", "Retirez-le\u00a0: une longue ligne défile."],
    ["ts twoslash", "twoslash", "Retirez-le\u00a0: les types ne s’affichent plus au survol."],
    ["ts startLine=3", "startLine=3", "Retirez-le\u00a0: les numéros commencent à 1."],
    [
      "ts collapse={1-999999}",
      "collapse={1-999999}",
      "Retirez-le\u00a0: un bloc s’affiche en entier.",
    ],
    ["ts {9}", "9", undefined],
    ["ts /b/", "/b/", undefined],
  ])("%s", async (meta, received, hint) => {
    const { problems } = await compiled(fenced(meta, "let a"))
    expect(problems).toEqual([
      {
        severity: "warning",
        line: 1,
        column: 1,
        field: "code",
        received,
        hint,
        expected: expect.any(String),
      },
    ])
  })

  test("a comment that only showed its line is named, since it shows now", async () => {
    const { problems } = await compiled(fenced("ts", "let a // [!code focus]"))
    expect(problems).toEqual([expect.objectContaining({ received: "[!code focus]" })])
  })
})

test("a language may have capitals, and unknown words behind one are a line for a file", async () => {
  const { html } = await faultless(fenced("Java", "int a;"))
  expect(html).toContain("<span class=")
  const { problems } = await compiled(`${fenced("js a:b", "1")}\n\n${fenced("js c:d e:f", "2")}`)
  expect(problems).toMatchObject([{ severity: "warning", line: 1, received: "a:b" }])
})
