/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, NOW, post, SITE, sampleProject } from "../testing/sample-content"
import { checkRenames } from "./check-renames"
import { fixProblems } from "./fix-problems"
import { hintsOf } from "./hints"

const LONG = `${"Une phrase du texte. ".repeat(20)}\n`
const article = (title = "Un titre", fields = "date: 2024-01-01") =>
  post(LONG, fields).replace("Un titre", title)

const DAY = 24 * 3600 * 1000

/** A project whose files are committed. */
async function repository(files: Record<string, string>) {
  const root = await sampleProject(files)
  const git = (...args: string[]) => {
    const date = { GIT_AUTHOR_DATE: NOW.toISOString(), GIT_COMMITTER_DATE: NOW.toISOString() }
    const who = ["-c", "user.name=A", "-c", "user.email=a@essai.example"]
    execFileSync("git", [...who, ...args], { cwd: root, env: { ...process.env, ...date } })
  }
  const commit = () => {
    git("add", ".")
    git("commit", "-qm", "x")
  }
  git("init", "-q")
  commit()
  const write = async (file: string, text: string) => {
    await mkdir(join(root, file, ".."), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const move = (from: string, to: string) => rename(join(root, from), join(root, to))
  return { root, git, commit, write, move }
}

const OLD = { "content/blog/vieux.mdx": article() }

async function hints(root: string, now = NOW) {
  const { posts, projects, pages } = await loadSample(root)
  return checkRenames(root, [...posts, ...projects, ...pages], now.getTime())
}

/** What is told: file, and the line to write. */
const told = async (root: string, now = NOW) =>
  (await hints(root, now)).map(({ file, line, hint }) => `${file}:${line} ${hint}`)

const ADD = "content/blog/neuf.mdx:2 Write into the front matter: aliases: [/blog/vieux]"

describe("issue 15.10: an address that was published and that nothing answers now", () => {
  test("of a file that was renamed, before and after the commit", async () => {
    const { root, move, commit } = await repository(OLD)
    expect(await told(root)).toEqual([])
    await move("content/blog/vieux.mdx", "content/blog/neuf.mdx")
    expect(await told(root)).toEqual([ADD])
    commit()
    expect(await told(root)).toEqual([ADD])
  })

  test("of one that got another title and was moved twice", async () => {
    const { root, move, write, commit } = await repository(OLD)
    await move("content/blog/vieux.mdx", "content/blog/milieu.mdx")
    commit()
    await rm(join(root, "content/blog/milieu.mdx"))
    await write("content/blog/neuf/index.mdx", article("Tout autre"))
    commit()
    expect(await told(root)).toEqual([
      "content/blog/neuf/index.mdx:2 Write into the front matter: aliases: [/blog/milieu, /blog/vieux]",
    ])
  })

  test("of another slug in the front matter; an alias answers", async () => {
    const { root, write, commit } = await repository(OLD)
    const fields = "date: 2024-01-01\nslug: neuf"
    await write("content/blog/vieux.mdx", article("Autre", fields))
    const hint = "content/blog/vieux.mdx:2 Write into the front matter: aliases: [/blog/vieux]"
    expect(await told(root)).toEqual([hint])
    commit()
    expect(await told(root)).toEqual([hint])
    await write("content/blog/vieux.mdx", article("Autre", `${fields}\naliases: [/blog/vieux]`))
    expect(await told(root)).toEqual([])
  })

  test("of one that was deleted, for a month", async () => {
    const { root, commit } = await repository(OLD)
    await rm(join(root, "content/blog/vieux.mdx"))
    const hint =
      "content/blog/vieux.mdx:1 If another article replaces it, write into its front matter: aliases: [/blog/vieux]"
    expect(await told(root)).toEqual([hint])
    commit()
    expect(await told(root, new Date(NOW.getTime() + 29 * DAY))).toEqual([hint])
    expect(await told(root, new Date(NOW.getTime() + 31 * DAY))).toEqual([])
  })

  test("not of the demonstration, whose copy the owner deleted", async () => {
    const { root, commit } = await repository({
      ...OLD,
      "content/demonstration/blog/vieux.mdx": article(),
    })
    await rm(join(root, "content/blog/vieux.mdx"))
    commit()
    expect(await told(root)).toEqual([])
  })

  test("not of a name that was refused", async () => {
    const { root, move } = await repository({ "content/blog/Mon vieux.mdx": article() })
    await move("content/blog/Mon vieux.mdx", "content/blog/neuf.mdx")
    expect(await told(root)).toEqual([])
  })

  test.each([
    ["a draft", "date: 2024-01-01\ndraft: true"],
    ["a post that was not due", "date: 2026-06-02"],
  ])("not of %s", async (_what, fields) => {
    const { root, move } = await repository({ "content/blog/vieux.mdx": article("a", fields) })
    await move("content/blog/vieux.mdx", "content/blog/neuf.mdx")
    expect(await told(root)).toEqual([])
  })

  test("not outside a repository, nor without git", async () => {
    const root = await sampleProject(OLD)
    expect(await told(root)).toEqual([])
    const { PATH } = process.env
    process.env.PATH = ""
    expect(await told(root)).toEqual([])
    process.env.PATH = PATH
  })

  test("in a project that is a folder of a repository", async () => {
    const { root, move } = await repository({
      "site/content/blog/vieux.mdx": article(),
      "site/content/site.yml": SITE,
    })
    await move("site/content/blog/vieux.mdx", "site/content/blog/neuf.mdx")
    expect(await told(join(root, "site"))).toEqual([ADD])
  })
})

test.each([
  ["# un jour", "# un jour\naliases: [/blog/vieux]"],
  ["aliases: []", "aliases: [/blog/vieux]"],
  ["aliases: [/a] # b", "aliases: [/blog/vieux, /a] # b"],
  ["aliases:\n- /a", "aliases:\n- /blog/vieux\n- /a"],
  ["# un jour\r\n", "# un jour\r\naliases: [/blog/vieux]\r\n"],
  ["aliases:\r\n  - /a\r\n", "aliases:\r\n  - /blog/vieux\r\n  - /a\r\n"],
])(
  "issue 15.10: --fix adds the address to %j, and changes no other byte",
  async (before, after) => {
    const { root, move, write } = await repository(OLD)
    const source = (fields: string) => {
      const text = `\uFEFF${article("Un titre", `date: 2024-01-01\n${fields.trim()}`)}`
      return fields.includes("\r") ? text.replaceAll(/\r?\n/g, "\r\n") : text
    }
    await move("content/blog/vieux.mdx", "content/blog/neuf.mdx")
    await write("content/blog/neuf.mdx", source(before))
    expect(fixProblems(root, await hints(root))).toHaveLength(1)
    expect(await readFile(join(root, "content/blog/neuf.mdx"), "utf8")).toBe(source(after))
    expect(await told(root)).toEqual([])
  },
)

test("issue 30.3: beside a link to a renamed article, which is an error, the line to write is told; an article with errors is not gone", async () => {
  const { root, move, write } = await repository({
    ...OLD,
    "content/blog/faux.mdx": article("Un autre"),
    "content/blog/x.mdx": article("Une suite").replace(LONG, "[lui](/blog/vieux)"),
  })
  await move("content/blog/vieux.mdx", "content/blog/neuf.mdx")
  await write("content/blog/faux.mdx", article("Un autre", "date: hier"))
  const content = await loadSample(root)
  expect(content.problems.map(({ field }) => field).sort()).toEqual(["date", "link"])
  const found = await hintsOf(root, content)
  expect(found.map(({ file, line, hint }) => `${file}:${line} ${hint}`)).toEqual([ADD])
})
