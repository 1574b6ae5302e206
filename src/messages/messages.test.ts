import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { compiled } from "../testing/compiled-html"
import { messages } from "./messages"

/** The tables of messages. */
const TABLES = [
  ...readdirSync("src/messages").map(file => join("src/messages", file)),
  "packages/articles/messages.ts",
  "packages/import/messages.ts",
  "packages/problems/report.ts",
]
/** The literals of the tables: `"…"`, `'…'` and templates. */
const texts = TABLES.filter(file => !file.endsWith(".test.ts")).flatMap(file =>
  [
    ...readFileSync(file, "utf8")
      .replaceAll(/^\s*(?:\/\*\*|\*|\/\/|import ).*$/gm, "")
      .matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g),
  ].map(([text]) => text.slice(1, -1)),
)

/** As in the interface (`src/i18n`): no space that breaks before these signs, the French quotes and apostrophe. */
const UNFRENCH =
  /[\p{L}}] [:;!?»](?:\s|$)|« |\p{L}\u00A0[;!?]|\p{L}['“”]\p{L}|[“”]|\d{4,} signes|\.\.\.(?!prop)/u

test("French messages keep French typography", () => {
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter(text => UNFRENCH.test(text))).toEqual([])
  for (const wrong of ["attendu : x", "l'image", "« a »", "x ; y", "x\u00A0; y", "“a”"])
    expect(wrong).toMatch(UNFRENCH)
})

test("the manual quotes what the check prints", async () => {
  const manual = readFileSync("content/demonstration/blog/ecrire-un-article/index.mdx", "utf8")
  const quoted = manual.replaceAll(/\n +/g, " ")
  const { report, schema } = messages
  const [unknown] = (await compiled("<Kdb>Échap</Kdb>", "mdx")).problems
  expect(quoted).toContain(`${report.fault(schema.date, '"2026-02-30"')}\n`)
  const fault = report.fault(`${unknown?.expected}`, `${unknown?.received}`)
  expect(quoted).toContain(`${unknown?.field} — ${fault} ${unknown?.hint}\n`)
  const [kind] = (await compiled('<Callout kind="a">\n\nb\n\n</Callout>', "mdx")).problems
  const kinds = `${kind?.expected}`.replace(" ou ", " et ").replaceAll(/note|tip|warning/g, "`$&`")
  expect(quoted).toContain(`Il en existe trois\u00a0: ${kinds}, du plus neutre`)
})
