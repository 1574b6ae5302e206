/** @jest-environment node */
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, problemsOf, SITE, sampleProject } from "../testing/sample-content"
import { formatProblems } from "./content-problem"

const problemsWith = async (from: string, to: string, before = "") =>
  (await problemsOf({ "content/site.yml": before + SITE.replace(from, to) })).filter(
    ({ field }) => field !== "demonstration",
  )
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field)

const HOST = /host: .*/.exec(SITE)?.[0] ?? ""

describe("issue 11, LEGAL: each missing field of the legal page is named, with its reason", () => {
  it("names what a professional publisher must give", async () => {
    const problems = await problemsWith("individual", "professional")
    expect(fieldsOf(problems)).toEqual([
      "legal.name",
      "legal.address",
      "legal.telephone",
      "legal.email",
      "legal.publicationDirector",
    ])
    expect(problems[0]).toMatchObject({
      severity: "error",
      file: "content/site.yml",
      expected: "last name and first names",
      received: "nothing",
      hint: "A professional publisher must give it (LCEN, art. 1-1).",
    })
  })

  it("names what each site must say of its host, and when the page was checked", async () => {
    const problems = await problemsWith(`checked: 2026-05-01\n  ${HOST}`, "host: {}")
    expect(fieldsOf(problems)).toEqual([
      "legal.checked",
      "legal.host.name",
      "legal.host.address",
      "legal.host.telephone",
      "legal.host.withinEu",
    ])
    for (const { severity, hint } of problems) {
      expect({ severity, hint }).toEqual({ severity: "error", hint: expect.stringMatching(/\.$/) })
    }
  })

  it("asks where data goes that leaves the European Union", async () => {
    const outside = "withinEu: false"
    expect(fieldsOf(await problemsWith("withinEu: true", outside))).toEqual([
      "legal.host.transfers",
    ])
    expect(await problemsWith("withinEu: true", `${outside}, transfers: Canada`)).toEqual([])
  })

  it("asks who receives what a third party's tag measures", async () => {
    const tag = "analytics: { src: https://mesure.example/m.js, consent: required }\nlegal:"
    expect(fieldsOf(await problemsWith("legal:", tag))).toEqual([
      "analytics.provider",
      "analytics.retention",
      "analytics.privacy",
    ])
  })

  it("refuses a page that says two things of an individual: nameless, and named", async () => {
    const director = "individual\n  publicationDirector: Ada Essai"
    expect(fieldsOf(await problemsWith("individual", director))).toEqual([
      "legal.publicationDirector",
    ])
    expect(await problemsWith("individual", `${director}\n  name: Ada Essai`)).toEqual([])
  })

  it("only warns while the identity is the demonstration's", async () => {
    const problems = await problemsWith("individual", "professional", "demonstration: true\n")
    expect(problems.map(({ severity }) => severity)).toEqual(Array(5).fill("warning"))
  })
})

test("issue 13.11, R-16: the drawing of the icons is asked for before anything is built", async () => {
  const root = await sampleProject()
  await rm(join(root, "static/favicon.svg"))
  expect(formatProblems((await loadSample(root)).problems)).toBe(
    "error static/favicon.svg:1  file — expected the drawing of the site's icons, a square SVG, received no file.",
  )
})

test.each([
  ["format", "dd/mm/yyyy", "mm/dd/yy, dd/mm/yy or yy/mm/dd, with /, - or . between"],
  ["format", "mm/dd-yy", "mm/dd/yy, dd/mm/yy or yy/mm/dd, with /, - or . between"],
  ["locale", "de", "one of en, fr"],
])("S-33: a date picker whose %s is %s", async (field, value, expected) => {
  const found = await problemsWith("", "", `datePicker: { ${field}: ${value} }\n`)
  expect(found).toMatchObject([
    { severity: "error", file: "content/site.yml", field: `datePicker.${field}`, expected },
  ])
})
