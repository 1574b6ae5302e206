import { formatProblems } from "@site/problems"
import { loadSample, post, SITE, sampleProject } from "../testing/sample-content"

/** Articles that the parsers of MDX, JavaScript and YAML, and zod, answer in English of their own. */
const ARTICLES = [
  ...["a {b", "<div>", "a <5", "<https://e.example>", "<!-- a -->", "a </b>", "<a></b>", "</a b>"],
  ...["> {a\nb}", "<a {b} />", "<a {...b, ...c} />", "{a b}", "{'a}", "<a b={} />"],
  ...[
    '<p style="color:red">a</p>',
    '<a href="/\\other.example/">a</a> <p id="site-x">a</p>',
    '<svg><a href="/">a</a></svg> <p ping="/a">a</p>',
    "export default",
    "export const a = 1; 3",
    "a <b`c`/>",
    'a <b c="d',
  ],
  ...["{let}", "{/a(/}", "export const a = 1\nexport const a = 2", "```nope\na\n```"],
]
const FRONT_MATTERS = [
  ...[
    "a: b: c",
    "a: [b",
    "\ta: b",
    "a: 'b",
    'a: "b\\q"',
    "a: @b",
    "a: *b",
    "a: &b",
    "date: 1\ndate: 2",
  ],
  ...[
    "tags: x\nlang: 3\nseries: { position: 1.5 }\nfeatured: 1\nnope: 1",
    "%x",
    "a: |x\n b",
    "- a",
  ],
]
const SITES = [
  "analytics: { src: x, data: { A: b }, loading: x }",
  "updates: { pollMinutes: 0, x: 1 }",
]

/** Words that no French message has; “received” and the names of fields are what the author wrote. */
const ENGLISH =
  /\b(?:the|and|but|cannot|could|expected|found|invalid|is|must|not|of|received|should|to|unexpected|value|with)\b/i
const BREAKABLE = /\p{L} [:;!?»]|« /u

test("every fault, whoever found it, is shown in French", async () => {
  const files = [
    ...ARTICLES.map(article => post(article)),
    ...FRONT_MATTERS.map(fields => post("", fields)),
  ].map((text, index) => [`content/blog/x-${index}.mdx`, text] as const)
  for (const site of ["", ...SITES]) {
    const root = await sampleProject({
      ...Object.fromEntries(site ? [] : files),
      "content/site.yml": `${SITE}${site}\n`,
    })
    const { problems } = await loadSample(root)
    const told = formatProblems(problems.map(problem => ({ ...problem, received: "…" })))
    for (const [file] of site ? [] : files) expect(told).toContain(file)
    // The parser of articles is quoted as it answers.
    const words = told.replaceAll(/content\/\S+|(?<=en anglais\u00a0: ).*/g, "")
    expect(words.split("\n").filter(line => ENGLISH.test(line) || BREAKABLE.test(line))).toEqual([])
  }
})
