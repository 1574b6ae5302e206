import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { tempDir, writeFiles } from "../temp-dir"
import { buildInputs } from "./build-inputs"
import { makeWorkspace } from "./workspace"

const PARTS = ["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"]

/** A project with the demonstration, and as an owner has it after `npm run eject-demo`. */
const project = () =>
  tempDir({
    ...Object.fromEntries(PARTS.map(name => [name, ""])),
    ...{ "package.json": "{}", "package-lock.json": "{}", "tsconfig.json": "{}" },
    "src/page.tsx": "",
    "content/demonstration/site.yml": "demonstration",
    "content/demonstration/static/favicon.svg": "demonstration",
    "content/site.yml": "own",
    "static/favicon.svg": "own",
    "static/robots.txt": "own",
  })

test("the tests' site is the demonstration, with an owner's content beside it", async () => {
  const { root, content } = await makeWorkspace(await project(), "site")
  expect(readFileSync(join(content, "site.yml"), "utf8")).toBe("demonstration")
  expect(readFileSync(join(root, "static/favicon.svg"), "utf8")).toBe("demonstration")
  expect(existsSync(join(root, "static/robots.txt"))).toBe(false)
})

test.each([
  ["src/e2e/guard/lost.spec.ts", false],
  ["src/page.test.tsx", false],
  ["src/testing/until.ts", false],
  ["packages/page-views/test-site/shared.ts", false],
  ["content/blog/un/index.mdx", false],
  ["static/partage.png", false],
  ["src/testing/builds/sample-sites.ts", true],
  ["src/testing/sample-queries.ts", false],
  ["src/page.tsx", true],
  ["content/demonstration/site.yml", true],
])("a change of %s makes the site anew: %s", async (file, isInput) => {
  const folder = await project()
  const before = await buildInputs(folder)
  await writeFiles(folder, { [file]: "changed" })
  expect((await buildInputs(folder)) !== before).toBe(isInput)
})
