/** @jest-environment node */
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, post, problemsOf, SITE, sampleProject } from "../testing/sample-content"
import { formatProblems } from "./content-problem"

const problemsWith = async (from: string, to: string, before = "") =>
  (await problemsOf({ "content/site.yml": before + SITE.replace(from, to) })).filter(
    ({ field }) => field !== "demonstration",
  )
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field)

const HOST = /host: .*/.exec(SITE)?.[0] ?? ""

test("issue 30.1: a drawing of the icons that cannot be drawn is an error of the check", async () => {
  expect(formatProblems(await problemsOf({ "static/favicon.svg": "<svg" }))).toBe(
    'error static/favicon.svg:1  file — expected a picture that can be read and shown here (svg), received "/favicon.svg", which is not one.',
  )
})

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

describe("issue 15.11: menu and sections are the owner's", () => {
  const pages = {
    "content/pages/outils.md": "---\ntitle: Outils\ndescription: Une phrase.\n---\n",
    "content/pages/longue.md":
      "---\ntitle: Tout ce que j’emploie pour travailler\ndescription: Une phrase.\n---\n",
    "content/pages/brouillon.md": "---\ntitle: Non\ndescription: Une phrase.\ndraft: true\n---\n",
  }
  const told = async (fields: string) =>
    formatProblems(await problemsOf({ ...pages, "content/site.yml": SITE + fields }))
  const at = (column: number, rest: string) => `error content/site.yml:19:${column}  ${rest}`
  const PAGE = "expected home, about-me, techstacks, blog, or the name of a published page"

  it("takes pages in any order, with their titles or other words", async () => {
    expect(await told("menu: [blog, outils, home, { page: plan, label: Plan }]\nhome: []\n")).toBe(
      "",
    )
  })

  it.each([
    ["menu: [outil]", at(8, `menu.0 — ${PAGE}, received "outil". Did you mean “outils”?`)],
    ["menu: [home, brouillon]", at(14, `menu.1 — ${PAGE}, received "brouillon", draft.`)],
    ["menu: [home, home]", at(14, 'menu.1 — expected each page once, received "home".')],
    [
      "menu: [home, longue, { page: plan, label: Et le plan de tout le site }]",
      at(
        1,
        "menu — expected 50 signs at most for all entries, which are in a row, received 67 signs. Give them shorter words: { page: …, label: … }.",
      ),
    ],
    ["menu: [/plan]", at(8, `menu.0 — ${PAGE}, received "/plan". Did you mean “plan”?`)],
    ["menu: [share.svg]", at(8, `menu.0 — ${PAGE}, received "share.svg".`)],
    ["menu: []", at(1, "menu — expected at least 1 entries, received [].")],
    [
      "menu: [plan]",
      at(
        8,
        'menu.0 — expected an entry with its words: { page: plan, label: … }, received "plan".',
      ),
    ],
    [
      "menu: [techstacks]",
      at(
        8,
        'menu.0 — expected a part that the home page shows, received "techstacks". Fill techStack and keep techstacks in home, or take this entry out.',
      ),
    ],
    [
      "menu: [{ page: home, labell: Accueil }]",
      at(
        22,
        "menu.0.labell — expected one of the fields page, label, lang, received an unknown field labell. Did you mean “label”?",
      ),
    ],
    ["menu: [3]", at(8, "menu.0 — expected the name of a page, or { page, label }, received 3.")],
    [
      "home: [posts, blog]",
      at(15, 'home.1 — expected one of projects, techstacks, posts, received "blog".'),
    ],
    ["home: [posts, posts]", at(1, 'home — expected each part once, received ["posts","posts"].')],
  ])("says what is wrong with %j", async (fields, expected) => {
    expect(await told(`${fields}\n`)).toBe(expected)
  })

  it("says what to write in place of the switches that were there before", async () => {
    const problem = await told("navigation: { blog: false }\n")
    expect(problem).toContain("navigation — expected one of the fields")
    expect(problem).toContain("write menu: [home, about-me, techstacks, blog], without the entries")
  })
})

test("R-16: one run tells errors of fields and what good fields refer to; none of what cannot be read", async () => {
  const chosen =
    'accent: "#ffffff"\nlogo: ./absent.svg\nmenu: [techstacks, nulle-part]\npageView: false\n'
  const site = SITE.replace("lead: Deux phrases.", "lead: 3") + chosen
  const fields = async (more: string) =>
    fieldsOf(await problemsOf({ "content/site.yml": site + more })).sort()
  const told = ["accent", "hero.lead", "logo", "menu.0", "menu.1", "pageView"]
  expect(await fields("")).toEqual(told)
  const blind = ["accent", "hero.lead", "logo", "pageView", "techStack"]
  expect(await fields("techStack: 3\n")).toEqual(blind)
})

test("issue 15.6: a site file that cannot be read allows whatever an article shows of other sites", async () => {
  const embed = '<Embed url="https://lecteur.example/1" title="Un essai" />'
  const files = { "content/site.yml": "a: b: c", "content/blog/x.mdx": post(embed) }
  expect(fieldsOf(await problemsOf(files))).toEqual(["YAML"])
})
