import { spawnSync } from "node:child_process"
import { resolve } from "node:path"
import { post, SITE, sampleProject } from "../testing/sample-content"

/** Runs the command as an author does, in another project's folder. */
function check(cwd: string) {
  const tsx = resolve("node_modules/tsx/dist/loader.mjs")
  const command = resolve("src/commands/check-content.ts")
  return spawnSync(process.execPath, ["--import", tsx, command], { cwd, encoding: "utf8" })
}

describe("npm run check:content (R-16)", () => {
  it("R-16: prints all problems and fails on errors", async () => {
    const root = await sampleProject({ "content/blog/x.mdx": post("# a\n\n<Nope />") })
    const { status, stdout, stderr } = check(root)
    expect(status).toBe(1)
    expect(stderr).toContain("error content/blog/x.mdx:6:1  heading — expected h2 to h6")
    expect(stderr).toContain("error content/blog/x.mdx:8:1  component — expected one of")
    expect(stdout).toBe(
      "1 posts, 0 projects, 0 pages; 2 errors, 0 warnings; 1 compiled, 0 from the cache\n",
    )
  })

  it("issue 13.3: names tags that one published post has alone, and what may have been meant", async () => {
    const tagged = (tags: string) => post("", `date: 2024-01-01\ntags: [${tags}]`)
    const root = await sampleProject({
      "content/blog/a.mdx": tagged("performance, SQLite"),
      "content/blog/b.mdx": tagged("performance, Gatsby"),
      "content/blog/c.mdx": tagged("performence, Gatsby"),
      "content/blog/d.mdx": post("", "date: 2024-01-01\ndraft: true\ntags: [SQLite]"),
    })
    const { status, stdout } = check(root)
    expect(status).toBe(0)
    expect(stdout).toContain(
      "hint: one post alone has each of these tags: SQLite, performence (Did you mean “performance”?)\n",
    )
  })

  it("R-16: passes with warnings only", async () => {
    const root = await sampleProject({ "content/site.yml": `demonstration: true\n${SITE}` })
    const { status, stderr } = check(root)
    expect(status).toBe(0)
    expect(stderr).toContain("warning content/site.yml:1:1  demonstration")
  })
})
