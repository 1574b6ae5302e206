import { translator } from "../i18n/translate"
import { FACTS, sampleInput } from "../testing/sample-release"
import { tempDir } from "../testing/temp-dir"
import { worker } from "./service-worker"

const FACES = ["bricolage-grotesque", "literata", "literata-italic"]

/** Files that the worker and its offline page make, of a site with these scripts. */
async function made(facts = {}, scripts = "a") {
  const root = await tempDir()
  const input = await sampleInput(root, { ...FACTS, serviceWorker: true, ...facts })
  const { site } = input
  await site.put("page-data/app-data.json", `{"webpackCompilationHash":"${scripts}"}`)
  for (const face of FACES) await site.put(`static/${face}-${"0a".repeat(16)}.woff2`, "")
  const files = await worker(input)
  const text = (name: string) => String(files.get(name) ?? "")
  return { names: [...files.keys()], script: text("sw.js"), page: text("offline.html") }
}

test("D4: the same site gives the same worker, and other scripts or another page another one", async () => {
  const { script } = await made()
  expect((await made()).script).toBe(script)
  expect((await made({}, "b")).script).not.toBe(script)
  expect((await made({ name: "Autre" })).script).not.toBe(script)
})

test("D4: switched off, the worker takes itself away and answers nothing", async () => {
  const { names, script } = await made({ serviceWorker: false })
  expect(names).toEqual(["sw.js"])
  expect(script).toContain("unregister")
  expect(script).not.toContain('"fetch"')
})

test("D4: the offline page has its styles in it, and the faces of the site below its path", async () => {
  const { page } = await made({ pathPrefix: "/carnet", accentStyle: "--accent:#123456" })
  expect(page.match(/(?:href|src)="[^"]*"/g)).toEqual([
    'href="/carnet/favicon.svg"',
    'href=""',
    'href="/carnet/"',
  ])
  for (const face of FACES) expect(page).toContain(`/carnet/static/${face}-0a`)
  expect(page).toContain(":root{--accent:#123456}")
})

test("R-13: the offline page has the owner's words as text, and a sentence of 62 signs at most", async () => {
  const texts = { "offline.title": "Rien <ici>" }
  const { page } = await made({ texts, name: "A & B" })
  expect(page).toContain("<title>Rien &lt;ici> – A &amp; B</title>")
  expect(page).toContain("<h1>Rien &lt;ici></h1>")
  expect(translator({})("offline.text").length).toBeLessThanOrEqual(62)
})
