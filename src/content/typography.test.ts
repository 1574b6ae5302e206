import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, post, SITE, sampleProject } from "../testing/sample-content"
import { readCompiled } from "./article-store"
import { mannerOfFile } from "./read-article-file"
import { typesetFields } from "./typeset-fields"

const NONE = { digest: "", absolutePath: "" }
const FILE = "content/blog/a/index.mdx"
const TYPED = post("L'eau !", "date: 2024-01-01\nchanges: Quoi ?\nupdated: 2024-01-02")

async function shownIn(root: string) {
  const { posts, site, compiled } = await loadSample(root)
  const [entry = NONE] = posts
  const { content: html, plain } = await readCompiled(root, entry)
  return {
    changes: posts[0]?.frontMatter.changes,
    site: site?.hero.lead,
    html,
    plain,
    compiled,
  }
}

describe("typography is chosen by the site file and the language of a post", () => {
  it("is on for French posts and the site file, and can be switched off at any time", async () => {
    const asked = SITE.replace("Deux phrases.", "Deux phrases ?")
    const root = await sampleProject({ "content/site.yml": asked, [FILE]: TYPED })
    expect(await shownIn(root)).toEqual({
      changes: "Quoi\u202F?",
      site: "Deux phrases\u202F?",
      html: [["<p>L’eau\u202F!</p>"]],
      plain: "<p>L’eau\u202F!</p>",
      compiled: 1,
    })
    await writeFile(join(root, "content/site.yml"), `${asked}typography: false\n`)
    expect(await shownIn(root)).toEqual({
      changes: "Quoi ?",
      site: "Deux phrases ?",
      html: [["<p>L'eau !</p>"]],
      plain: "<p>L'eau !</p>",
      compiled: 1,
    })
  })

  it.each([
    ["in English", { [FILE]: TYPED.replace("---\nL", "lang : en\n---\nL") }],
    ["of a site without", { [FILE]: TYPED, "content/site.yml": `${SITE}typography : false\n` }],
    ["of such a site", { [FILE]: TYPED, "content/site.yml": `${SITE}typography: False\n` }],
  ])("a text %s is left alone, also when it is compiled again", async (_name, files) => {
    const root = await sampleProject(files)
    expect(await shownIn(root)).toMatchObject({ changes: "Quoi ?", html: [["<p>L'eau !</p>"]] })
    const [entry = NONE] = (await loadSample(root)).posts
    await rm(join(root, ".article-cache"), { recursive: true })
    expect(await readCompiled(root, entry)).toMatchObject({ content: [["<p>L'eau !</p>"]] })
    // As an article with code of its own is compiled.
    expect(mannerOfFile(root, join(root, FILE))).toMatchObject({ typography: false })
  })

  it("an article with code of its own is set too", async () => {
    const root = await sampleProject({ [FILE]: TYPED })
    expect(mannerOfFile(root, join(root, FILE))).toMatchObject({ typography: true })
  })
})

const entry = {
  title: "L'eau !",
  slug: "l'eau",
  aliases: ["/l'eau"],
  tags: ["mode d'emploi", "..."],
  series: { title: "L'eau : suite", position: 1 },
  results: [{ value: "1 000 s", label: "Vite ?", proof: { command: "npm run 'a' ?" } }],
  gallery: [{ src: "./l'a.png", alt: "L'a", caption: "Quoi ?" }],
  analytics: { data: { title: "l'a" } },
  highlights: ["Un ?", "L'autre"],
}

describe("fields are set as the French do", () => {
  it("those that are read, no others", () => {
    expect(typesetFields(entry, true)).toEqual({
      title: "L’eau\u202F!",
      slug: "l'eau",
      aliases: ["/l'eau"],
      tags: ["mode d’emploi", "…"],
      series: { title: "L’eau\u00A0: suite", position: 1 },
      results: [
        {
          value: "1\u202F000\u202Fs",
          label: "Vite\u202F?",
          proof: { command: "npm run 'a' ?" },
        },
      ],
      gallery: [{ src: "./l'a.png", alt: "L’a", caption: "Quoi\u202F?" }],
      analytics: { data: { title: "l'a" } },
      highlights: ["Un\u202F?", "L’autre"],
    })
  })

  it("of a post in another language, the names that the whole site has", () => {
    const { tags, series, ...others } = typesetFields(entry, false)
    expect(tags).toEqual(["mode d’emploi", "…"])
    expect(series.title).toBe("L’eau\u00A0: suite")
    expect({ ...others, tags: entry.tags, series: entry.series }).toEqual(entry)
  })

  it("the data that were given stay as they are", () => {
    const given = { title: "Oui ?" }
    typesetFields(given, true)
    expect(given).toEqual({ title: "Oui ?" })
  })
})
