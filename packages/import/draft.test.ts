import { placesIn } from "./draft"
import type { Notes } from "./foreign-post"
import { readText } from "./read-text"
import { PAIRED, SINGLE, VERBATIM } from "./tag-table"
import { MARKS, OUTPUTS } from "./translate-marks"

/** The text of a post without front matter, and the lines of its report. */
function read(body: string, format: "md" | "mdx" | "html" = "md") {
  const notes: Notes = { changed: [], open: [] }
  const draft = readText(
    { file: "a", format, body, line: 1, fields: {}, name: "a", stem: "a" },
    notes,
  )
  const listed = [...notes.changed, ...notes.open].map(({ words, line }) => `${line}: ${words}`)
  return { text: draft.show(draft.text), listed }
}

/** Words that begin with "mot" and are neither shown nor listed. */
function lostIn(body: string): string[] {
  const { text, listed } = read(body)
  const kept = [text, ...listed].join("\n")
  return [...body.matchAll(/mot\w+/g)].flatMap(([word]) => (kept.includes(word) ? [] : word))
}

const WORDS = 'motun "mot deux" "https://mottrois.example/motquatre" motcinq.png'
const NAMED = 'id="motsix" src="motsept.png" title="mothuit" caption="motneuf" class="motdix"'
const names = [...VERBATIM, ...PAIRED, ...SINGLE].map(([name]) => name)

test.each(names)("R-30: no word of the tag %s is lost without a line", name => {
  for (const words of ["", WORDS, NAMED, `${WORDS} ${NAMED}`]) {
    expect(lostIn(`{{< ${name} ${words} >}}`)).toEqual([])
    expect(lostIn(`{% ${name} ${words} %}`)).toEqual([])
    expect(lostIn(`{{% ${name} ${words} %}}\n\nmotonze\n\n{{% /${name} %}}`)).toEqual([])
    expect(lostIn(`{% ${name} ${words} %}motonze{% end${name} %}`)).toEqual([])
  }
})

/** A text for each row of the table of marks. */
const SAMPLES = [
  "{{ site.baseurl }}/motun",
  "{{ 'motun' | motdeux }}",
  "{# motun #}",
  '{{ youtube(id="motun") }}',
  '{% motun(motdeux="mottrois") %}motquatre{% end %}',
  ":::motun[motdeux]\nmottrois\n:::",
  ":::\nmotun\n:::",
  "motun\n{: .notice--motdeux}",
  "* motun\n{:toc motdeux}",
  "motun\n{: .motdeux #mottrois}",
  "motun{: .motdeux}",
  "motun\n\n<!-- more -->\n\nmotdeux",
  "[[toc]]\n\nmotun",
  "> [!motun] motdeux\n> mottrois\n",
  "![[motun.png|motdeux]]",
  "[[motun#motdeux|mottrois]]",
  "<div motun>\n## motdeux\n</div>",
]

test("R-30: no word of a mark is lost without a line", () => {
  for (const sample of SAMPLES) expect([sample, lostIn(sample)]).toEqual([sample, []])
  const untried = [...OUTPUTS, ...MARKS].filter(
    ([places]) => !SAMPLES.some(sample => [...placesIn(sample, places)].length > 0),
  )
  expect(untried).toEqual([])
})

test.each([
  ...[
    ":::a",
    "{{< a",
    "{% a",
    "{% a(",
    "{% a() %}",
    "{{/*",
    "{{</*",
    "{::",
    "{:",
    "[code ",
    "[[a#",
    "<!-- tab ",
    "<A>",
  ],
])("50 000 beginnings of %j without an end are left, in a linear time", beginning => {
  for (const between of ["\n", " "]) {
    const body = Array(50_000).fill(beginning).join(between).trim()
    // In a failure, both would be printed.
    expect(read(body).text.trim() === body).toBe(true)
  }
})

test.each([
  ["a\n\n\n{% x %}\n\n```\n{% x %}\n```\n\n{% x %}", ["4: laissé", "10: laissé"]],
  // Empty components are written first, and Zola's tags in another form.
  ["<Un />\n\n<Mot>c</Mot>\n\n<Mot>c</Mot>", ["1: ", "3: ", "5: "]],
  ["a\n\n{% b() %}c{% end %}\n\n{% d() %}e{% end %}", ["3: ", "5: "]],
  ["```\n<!-- -->\n\n\n```\n\n{: .a}\n\n:::b\nc\n:::\n\n{{ d }}", ["7: ", "9: ", "13: "]],
])("a line of the report has the line of the file: %j", (body, lines) => {
  const numbers = read(body).listed.toSorted(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  )
  expect(numbers.map((line, index) => line.slice(0, lines[index]?.length))).toEqual(lines)
})

test.each([
  "$$\na & b \\\\\nc & d {: .e}\n$$",
  "Un $\\sqrt[3]{x=2}$ et $[[e]]$.",
  "```js\n{{ a }}\n\n\n\n[[b]]\n```",
])("code and formulas stay as they are: %j", body => {
  expect(read(body)).toEqual({ text: body, listed: [] })
})

test("R-30: an address and a caption of HTML stay, and an address that is lost is listed", () => {
  const caption = "<figcaption>De <a href='/b'>moi</a></figcaption>"
  const body = `<figure><img src="a.png" alt="A">${caption}</figure><map><area href="/c"></map>`
  expect(read(body, "html")).toEqual({
    text: "![A](a.png)\n\nDe [moi](/b)\n",
    listed: ["undefined: du HTML est retiré : c"],
  })
})
