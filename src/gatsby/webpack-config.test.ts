/** @jest-environment node */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { listFiles } from "../content/folder-files"
import { onCreateWebpackConfig } from "./webpack-config"

const mockSite: { pageViews: false | object } = { pageViews: false }
jest.mock("./current-content", () => ({
  projectRoot: () => process.cwd(),
  currentContent: async () => ({ site: mockSite }),
}))

interface Replacement {
  pattern: RegExp
  by: string
}

/** What takes the place of modules in the scripts of a page. */
async function replacements(): Promise<Replacement[]> {
  const found: Replacement[] = []
  await Reflect.apply(onCreateWebpackConfig ?? (() => {}), undefined, [
    {
      stage: "build-javascript",
      actions: { setWebpackConfig() {}, replaceWebpackConfig() {} },
      getConfig: () => ({ module: { rules: [] }, plugins: [], output: {} }),
      loaders: { file() {} },
      plugins: {
        normalModuleReplacement: (pattern: RegExp, by: string) => found.push({ pattern, by }),
      },
    },
  ])
  return found
}

const counters = (found: readonly Replacement[]) =>
  found.filter(({ by }) => `${by}`.includes("countRoute"))

test("issue 15.13: with `pageViews: false` the scripts have no counter: what imports it finds nothing in its place", async () => {
  const [{ pattern, by } = { pattern: /$^/, by: "" }] = counters(await replacements())
  const files = (await listFiles("src")).filter(file => /(?<!\.test)\.tsx$/.test(file))
  const sources = ["gatsby-browser.tsx", ...files.map(file => join("src", file))]
  const imports = await Promise.all(
    sources.map(async file => [
      ...(await readFile(file, "utf8")).matchAll(/import \{ ([^}]+) \} from "(\.[^"]+)"/g),
    ]),
  )
  const names = imports
    .flat()
    .flatMap(([, names = "", from = ""]) => (pattern.test(from) ? names.split(", ") : []))
  expect(names).toHaveLength(4)
  expect([...by.matchAll(/as (\w+)/g)].map(([, name]) => name).sort()).toEqual(names.sort())
})

test("issue 15.13: a site that counts has its counter", async () => {
  mockSite.pageViews = {}
  expect(counters(await replacements())).toEqual([])
})
