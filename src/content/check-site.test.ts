import { rm } from "node:fs/promises"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, post, problemsOf, SITE, sampleProject } from "../testing/sample-content"

const problemsWith = async (from: string, to: string, before = "") =>
  (await problemsOf({ "content/site.yml": before + SITE.replace(from, to) })).filter(
    ({ field }) => field !== "demonstration",
  )
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field)

const HOST = /host: .*/.exec(SITE)?.[0] ?? ""

describe("each missing field of the legal page is named, with its reason", () => {
  it("names the facts that a professional publisher owes", async () => {
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
      expected: "le nom et les prénoms",
      received: "rien",
      hint: "Un éditeur professionnel doit l’indiquer (LCEN, art. 1-1).",
    })
  })

  it("names the facts that each site owes of its host, and when the page was checked", async () => {
    const problems = await problemsWith(`checked: 2026-05-01\n  ${HOST}`, "host: {}")
    expect(fieldsOf(problems)).toEqual([
      "legal.checked",
      "legal.host.name",
      "legal.host.address",
      "legal.host.telephone",
      "legal.host.withinEu",
    ])
    for (const { severity, hint } of problems) {
      expect({ severity, hint }).toEqual({
        severity: "error",
        hint: expect.stringMatching(/\.$/),
      })
    }
  })

  it("requires where data goes that leaves the European Union", async () => {
    const outside = "withinEu: false"
    expect(fieldsOf(await problemsWith("withinEu: true", outside))).toEqual([
      "legal.host.transfers",
    ])
    expect(await problemsWith("withinEu: true", `${outside}, transfers: Canada`)).toEqual([])
  })

  it("requires who receives what a third party's tag measures", async () => {
    const tag = "analytics: { src: https://mesure.example/m.js, consent: required }\nlegal:"
    expect(fieldsOf(await problemsWith("legal:", tag))).toEqual([
      "analytics.provider",
      "analytics.retention",
      "analytics.privacy",
    ])
  })

  it("refuses an individual who is nameless and named", async () => {
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

test("R-16: the drawing of the icons is required, and must be drawable, before a build", async () => {
  const root = await sampleProject({ "static/favicon.svg": "<svg" })
  const told = async () => formatProblems((await loadSample(root)).problems)
  expect(await told()).toBe(
    'erreur static/favicon.svg:1  fichier — attendu : une image qui peut être lue et montrée ici (svg) ; reçu : "/favicon.svg", qui n’en est pas une.',
  )
  await rm(join(root, "static/favicon.svg"))
  expect(await told()).toBe(
    "erreur static/favicon.svg:1  fichier — attendu : le dessin des icônes du site, un SVG carré ; reçu : aucun fichier.",
  )
})

test.each([
  ["format", "dd/mm/yyyy", "mm/dd/yy, dd/mm/yy ou yy/mm/dd, avec /, - ou . entre les parties"],
  ["format", "mm/dd-yy", "mm/dd/yy, dd/mm/yy ou yy/mm/dd, avec /, - ou . entre les parties"],
  ["locale", "de", "en ou fr"],
])("S-33: a date picker whose %s is %s", async (field, value, expected) => {
  const found = await problemsWith("", "", `datePicker: { ${field}: ${value} }\n`)
  expect(found).toMatchObject([
    { severity: "error", file: "content/site.yml", field: `datePicker.${field}`, expected },
  ])
})

describe("menu and sections are the owner's", () => {
  const pages = {
    "content/pages/outils.md": "---\ntitle: Outils\ndescription: Une phrase.\n---\n",
    "content/pages/longue.md":
      "---\ntitle: Tout ce que j’emploie pour travailler\ndescription: Une phrase.\n---\n",
    "content/pages/brouillon.md": "---\ntitle: Non\ndescription: Une phrase.\ndraft: true\n---\n",
  }
  const told = async (fields: string) =>
    formatProblems(await problemsOf({ ...pages, "content/site.yml": SITE + fields }))
  const at = (column: number, rest: string) => `erreur content/site.yml:19:${column}  ${rest}`
  const PAGE = "attendu : home, about-me, techstacks, blog, ou le nom d’une page publiée"

  it("takes pages in any order, with their titles or other words", async () => {
    expect(await told("menu: [blog, outils, home, { page: plan, label: Plan }]\nhome: []\n")).toBe(
      "",
    )
  })

  it.each([
    ["menu: [outil]", at(8, `menu.0 — ${PAGE} ; reçu : "outil". Vouliez-vous dire « outils » ?`)],
    ["menu: [home, brouillon]", at(14, `menu.1 — ${PAGE} ; reçu : "brouillon", un brouillon.`)],
    [
      "menu: [home, home]",
      at(14, 'menu.1 — attendu : chaque page une seule fois ; reçu : "home".'),
    ],
    [
      "menu: [home, longue, { page: plan, label: Et le plan de tout le site }]",
      at(
        1,
        "menu — attendu : 50 signes au plus pour toutes les entrées, qui sont sur une ligne ; reçu : 67 signes. Donnez des mots plus courts : { page: …, label: … }.",
      ),
    ],
    ["menu: [/plan]", at(8, `menu.0 — ${PAGE} ; reçu : "/plan". Vouliez-vous dire « plan » ?`)],
    ["menu: [share.svg]", at(8, `menu.0 — ${PAGE} ; reçu : "share.svg".`)],
    ["menu: []", at(1, "menu — attendu : au moins 1 entrée ; reçu : [].")],
    [
      "menu: [plan]",
      at(
        8,
        'menu.0 — attendu : une entrée avec ses mots : { page: plan, label: … } ; reçu : "plan".',
      ),
    ],
    [
      "menu: [techstacks]",
      at(
        8,
        'menu.0 — attendu : une partie que l’accueil montre ; reçu : "techstacks". Remplissez techStack et gardez techstacks dans home, ou retirez cette entrée.',
      ),
    ],
    [
      "menu: [{ page: home, labell: Accueil }]",
      at(
        22,
        "menu.0.labell — attendu : un des champs page, label, lang ; reçu : un champ inconnu, labell. Vouliez-vous dire « label » ?",
      ),
    ],
    ["menu: [3]", at(8, "menu.0 — attendu : le nom d’une page, ou { page, label } ; reçu : 3.")],
    [
      "home: [posts, blog]",
      at(15, 'home.1 — attendu : projects, techstacks ou posts ; reçu : "blog".'),
    ],
    [
      "home: [posts, posts]",
      at(1, 'home — attendu : chaque partie une seule fois ; reçu : ["posts","posts"].'),
    ],
  ])("names the fault of %j", async (fields, expected) => {
    expect(await told(`${fields}\n`)).toBe(expected)
  })
})

test("a site file that cannot be read allows whatever an article shows of other sites", async () => {
  const embed = '<Embed url="https://lecteur.example/1" title="Un essai" />'
  const files = { "content/site.yml": "a: b: c", "content/blog/x.mdx": post(embed) }
  expect(fieldsOf(await problemsOf(files))).toEqual(["YAML"])
})
