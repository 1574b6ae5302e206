import { parseAtomFeed } from "feedsmith"
import { JSDOM } from "jsdom"
import { filesOf, MANY, postOf } from "../testing/sample-posts"
import { FACTS } from "../testing/sample-release"
import { llmsText } from "./plain-posts"

test("a post's Markdown has the facts of its page beside the text", async () => {
  const post = postOf({ updated: "2026-02-01", changes: "Débits.", tags: ["Un", "Deux"] })
  expect((await filesOf([post])).get("blog/a.md")).toBe(
    [
      "# Un titre",
      "> Une phrase.",
      "Publié le 5\u00a0janvier 2026 par Ada Essai.  \nMis à jour le 1er\u00a0février 2026. Débits.  \nSujets\u00a0: Un, Deux.  \nAdresse\u00a0: <https://a.example/blog/a>",
      "Du texte.\n",
    ].join("\n\n"),
  )
})

test("the thread of a post is in its Markdown and in the RSS feed", async () => {
  const thread = "https://social.example/@ada/1"
  const files = await filesOf([postOf({ thread })])
  expect(files.get("blog/a.md")).toContain(`Discussion\u00a0: <${thread}>  \n`)
  expect(files.get("rss.xml")).toContain(`<comments>${thread}</comments>`)
})

test("the facts beside an English text are English", async () => {
  const post = postOf({ lang: "en", updated: "2026-02-01", tags: ["Un"] })
  const text = (await filesOf([post])).get("blog/a.md")
  expect(text).toContain("Published on January 5, 2026 by Ada Essai.")
  expect(text).toContain("Updated on February 1, 2026.  \nTags: Un.  \nAddress: <")
})

const ADDRESSES = [
  "[page](/about-me) [note](#fin) [ailleurs](https://b.example/x) [mail](mailto:a@b.example)",
  "![Plan](./plan.svg) ![Été](<./mon été.png>) ![Film](./film.gif)",
  "`[a](/a)`",
  "```md\n[b](/b) ![c](./plan.svg)\n```",
].join("\n\n")

test("addresses are absolute, below a path too; those in code stay as they are", async () => {
  const files = await filesOf([postOf()], ADDRESSES, "/carnet")
  const base = "https://a.example/carnet"
  const html = parseAtomFeed(files.get("atom.xml") ?? "").entries?.[0]?.content?.value ?? ""
  const { document } = new JSDOM(html).window
  expect([...document.querySelectorAll("a")].map(({ href }) => href)).toEqual([
    `${base}/about-me`,
    `${base}/blog/a#fin`,
    "https://b.example/x",
    "mailto:a@b.example",
  ])
  expect([...document.querySelectorAll("img")].map(({ src }) => src)).toEqual([
    `${base}/static/1/plan.svg`,
    `${base}/static/2/e.png`,
    `${base}/static/3/film.webp`,
  ])
  expect(document.querySelector("pre")?.textContent).toBe("[b](/b) ![c](./plan.svg)\n")
  const twin = files.get("blog/a.md") ?? ""
  expect(twin).toContain(`[page](${base}/about-me)`)
  expect(twin).toContain(`![Été](${base}/static/2/e.png)`)
  expect(twin).toContain("`[a](/a)`")
  expect(twin).toContain("[b](/b) ![c](./plan.svg)\n```")
})

test("llms.txt names the newest posts by their texts, the projects, and where the others are", () => {
  const project = { path: "/project/p", title: "Un [projet]", description: "Une phrase." }
  const text = llmsText({ ...FACTS, posts: MANY, projects: [project] })
  expect(text).toMatch(
    /^# Essai\n\n> Un site pour les essais\.\n\n## Articles\n\n- \[300\]\(https:\/\/a\.example\/blog\/n-300\.md\): /,
  )
  expect(text.match(/^- /gm)).toHaveLength(101)
  expect(text).toContain("https://a.example/sitemap.xml")
  expect(text).toContain("- [Un \\[projet\\]](https://a.example/project/p): Une phrase.")
})
