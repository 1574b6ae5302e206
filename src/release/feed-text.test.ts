import { parseAtomFeed } from "feedsmith"
import { JSDOM } from "jsdom"
import { filesOf, postOf } from "../testing/sample-posts"

test("the thread of a post is in the RSS feed", async () => {
  const thread = "https://social.example/@ada/1"
  const files = await filesOf([postOf({ thread })])
  expect(files.get("rss.xml")).toContain(`<comments>${thread}</comments>`)
})

const ADDRESSES = [
  "[page](/about-me) [note](#fin) [ailleurs](https://b.example/x) [mail](mailto:a@b.example)",
  "![Plan](./plan.svg) ![Été](<./mon été.png>) ![Film](./film.gif)",
  "![Thé](<./l'été & moi.png>)",
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
    `${base}/static/4/l.png`,
  ])
  expect(document.querySelector("pre")?.textContent).toBe("[b](/b) ![c](./plan.svg)\n")
})
