import { execFileSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"

/**
 * Bounds of what this project owns (issue 31, HOUSE.md). A bound goes down with each removal. Nobody raises one alone:
 * only with the reason in `docs/decisions.md`, because what is owned is read and kept by whoever comes next.
 */
const BOUNDS = {
  "lines of product TypeScript": 31_093,
  "files of product TypeScript": 443,
  "lines of CSS": 4526,
  "lines of tests and their support": 34_815,
  "production dependencies": 74,
  "rows of docs/overrides.md": 12,
  "words of the longest decision": 80,
  "bytes of README.md": 9000,
  "bytes of docs/architecture.md": 9000,
}

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n")
const linesOf = (some: readonly string[]) =>
  some.reduce((sum, file) => sum + (readFileSync(file, "utf8").match(/\n/g)?.length ?? 0), 0)

const SUPPORT = /\.(?:test|spec)\.|\/e2e\/|\/testing\/|\/test-site\/|kitchen-sink|store-behaviour/
const isOwn = (file: string) =>
  /^(?:src|packages)\/.*\.tsx?$|^gatsby-.*\.tsx?$/.test(file) && !SUPPORT.test(file)
const isTest = (file: string) =>
  /^(?:src|packages|tools)\/.*\.tsx?$/.test(file) && SUPPORT.test(file)

const OWNED: Record<keyof typeof BOUNDS, () => number> = {
  "lines of product TypeScript": () => linesOf(files.filter(isOwn)),
  "files of product TypeScript": () => files.filter(isOwn).length,
  "lines of CSS": () => linesOf(files.filter(file => /^(?:packages|src)\/.*\.css$/.test(file))),
  "lines of tests and their support": () => linesOf(files.filter(isTest)),
  "production dependencies": () => {
    const manifests = files.filter(file => /^(?:packages\/[^/]+\/)?package\.json$/.test(file))
    const names = manifests.flatMap(file =>
      Object.keys(JSON.parse(readFileSync(file, "utf8")).dependencies ?? {}),
    )
    return new Set(names.filter(name => !name.startsWith("@site/"))).size
  },
  "rows of docs/overrides.md": () => {
    const [rows = ""] = readFileSync("docs/overrides.md", "utf8").split("## Measured and gone")
    return rows.match(/^\| (?!what|---)/gm)?.length ?? 0
  },
  "words of the longest decision": () => {
    const decisions = readFileSync("docs/decisions.md", "utf8")
      .split(/^## .*$/m)
      .slice(1)
    const withoutLabels = decisions.map(text => text.replaceAll(/\*\*\w+\.\*\*/g, "").trim())
    return Math.max(...withoutLabels.map(text => text.split(/\s+/).length))
  },
  "bytes of README.md": () => statSync("README.md").size,
  "bytes of docs/architecture.md": () => statSync("docs/architecture.md").size,
}

test.each(Object.entries(BOUNDS))("issue 31: %s: %i at most", (what, most) => {
  const owned = new Map(Object.entries(OWNED)).get(what)?.()
  expect(owned).toBeGreaterThan(0)
  expect(owned).toBeLessThanOrEqual(most)
})
