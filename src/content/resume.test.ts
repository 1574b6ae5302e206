import { validate } from "@jsonresume/schema"
import { stringify } from "yaml"
import { loadSample, sampleProject } from "../testing/sample-content"
import { resumeOf } from "./resume"

const ITEM = { title: "Œuvre & « suite »", organisation: "Une revue", date: "2024-05" }
const STAY = { role: "Développement", organisation: "Une entreprise", start: "2020-01" }
const WHOLE = {
  experience: [{ ...STAY, end: "2022-03", place: "Lille", highlights: ["Un fait."] }],
  education: [{ title: "Un diplôme", organisation: "Une école", start: "2018-09", end: "2020-06" }],
  certifications: [ITEM],
  talks: [{ ...ITEM, url: "https://example.org/x", summary: "Une phrase." }],
  publications: [ITEM],
  openSource: [{ title: "Un outil" }],
  volunteering: [STAY],
  awards: [ITEM],
  languages: [{ name: "Français", level: "langue maternelle" }],
  skills: [{ name: "Interface", keywords: ["React"] }],
}

const PROJECT = `---
title: Un projet
description: Une phrase.
period: { start: 2024-01 }
role: Tout
stack: [React]
---
Du texte.
`

async function resumeWith(cv: object, files: Record<string, string> = {}) {
  const root = await sampleProject({
    "content/cv.yml": stringify(cv, { aliasDuplicateObjects: false }),
    ...files,
  })
  const content = await loadSample(root)
  expect(content.problems.filter(({ severity }) => severity === "error")).toEqual([])
  const { site } = content
  if (!site || !content.cv) throw new Error("the sample has both")
  return JSON.parse(JSON.stringify(resumeOf({ site, cv: content.cv, projects: content.projects })))
}

const problemsOf = (resume: object) =>
  new Promise(resolve => {
    validate(resume, (problems: unknown) => resolve(problems))
  })

test("resume.json is valid for JSON Resume, with every kind of entry and with none", async () => {
  const whole = await resumeWith(WHOLE, { "content/projects/un.mdx": PROJECT })
  expect(await problemsOf(whole)).toBeNull()
  expect(await problemsOf(await resumeWith({}))).toBeNull()
  expect(await problemsOf({ ...whole, work: [{ startDate: "hier" }] })).not.toBeNull()
})

test("resume.json holds the CV, each entry in its place", async () => {
  const resume = await resumeWith(WHOLE, { "content/projects/un.mdx": PROJECT })
  expect(resume.work).toMatchObject([{ name: "Une entreprise", endDate: "2022-03" }])
  expect(resume.volunteer).toMatchObject([{ organization: "Une entreprise" }])
  expect(resume.volunteer[0]).not.toHaveProperty("endDate")
  expect(resume.certificates).toMatchObject([{ issuer: "Une revue", date: "2024-05" }])
  const kinds = resume.projects.map(({ name, type }: { name: string; type: string }) => [
    name,
    type,
  ])
  expect(kinds).toEqual([
    ["Un projet", "application"],
    ["Un outil", "open source"],
    [ITEM.title, "talk"],
  ])
})
