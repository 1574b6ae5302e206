import { randomUUID } from "node:crypto"
import { rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stringify } from "yaml"
import { SAMPLE_TEXT, writePost } from "../../src/testing/builds/sample-post"

/** A change of content that a build is killed in, and what follows it before the next build. */
export interface Change {
  name: string
  begin(content: string): Promise<void>
  end(content: string): Promise<void>
}

const DAY = "2018-01-01"

const post = (content: string, slug: string, fields: object = {}, text = SAMPLE_TEXT) =>
  writePost(
    content,
    slug,
    `---\n${stringify({ title: `Article ${slug}`, description: "Une phrase.", date: DAY, ...fields })}---\n${text}`,
  )

const remove = (content: string, entry: string) => rm(join(content, entry), { recursive: true })

/** A post that only the killed build has with these fields: the next one has it without them. */
const withFields = (name: string, fields: object): Change => ({
  name,
  begin: content => post(content, "un", fields),
  end: content => post(content, "un"),
})

/** An entry that only the killed build has. */
const removed = (name: string, file: string, fields: object): Change => ({
  name,
  begin: content => writeFile(join(content, file), `---\n${stringify(fields)}---\n\nUn texte.\n`),
  end: content => remove(content, file),
})

/** The next build has a post as the killed one had it. */
const kept = (name: string, slug: string): Change => ({
  name,
  begin: content => post(content, slug, {}, `\nUn texte, ${randomUUID()}.\n`),
  end: async () => {},
})

export const CHANGES: readonly Change[] = [
  {
    name: "post removed",
    begin: content => post(content, "deux"),
    end: content => remove(content, "blog/deux"),
  },
  {
    name: "post renamed",
    begin: content => post(content, "trois"),
    end: async content => {
      await rm(join(content, "blog/quatre"), { recursive: true, force: true })
      await rename(join(content, "blog/trois"), join(content, "blog/quatre"))
    },
  },
  {
    name: "post made a draft",
    begin: content => post(content, "cinq"),
    end: content => post(content, "cinq", { draft: true }),
  },
  kept("text changed", "un"),
  withFields("alias removed", { aliases: ["/ancien"] }),
  withFields("tag and series removed", {
    tags: ["rare"],
    series: { title: "Une suite", position: 1 },
  }),
  removed("page removed", "pages/outils.md", { title: "Mes outils", description: "Une phrase." }),
  removed("project removed", "projects/projet.mdx", {
    ...{ title: "Un projet", description: "Une phrase.", role: "auteur", stack: ["SQL"] },
    ...{ period: { start: "2018-01" }, results: [] },
  }),
  kept("post kept", "six"),
  {
    name: "picture removed",
    begin: content => post(content, "sept"),
    end: content => post(content, "sept", {}, "\nSans image.\n"),
  },
]
