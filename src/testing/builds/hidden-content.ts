import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stringify } from "yaml"
import { writeUprightPhoto } from "./sample-pictures"
import { writePost } from "./sample-post"

/**
 * Words that only a draft, a future post and the draft of a project have, in every field and in the names of their
 * files; and one that the first part of their series has, which is published.
 */
export const HIDDEN = {
  words: ["zygomorphe", "xylophage", "anacoluthe"],
  published: "palimpseste",
} as const

/** Parts of one series, of which only the first is published, and a draft of a project. All have the same tag. */
export async function writeHidden(content: string): Promise<void> {
  const [draft, later, project] = HIDDEN.words
  const parts = [HIDDEN.published, draft, later]
  for (const [before, word] of parts.entries()) {
    const fields = {
      ...{
        title: `Le ${word}`,
        description: `Un ${word}.`,
        cover: `./${word}.jpg`,
        coverAlt: word,
      },
      series: { title: "Les mots rares", position: before + 1 },
      tags: ["mots", ...(before > 0 ? [word] : [])],
      aliases: [`/vieux-${word}`],
      // The published one is among the newest, which feeds have.
      date: word === later ? "2999-01-01" : "2020-06-01",
      draft: word === draft,
    }
    const text = `## Du ${word}\n\n![Un ${word}](./${word}.jpg)\n\nUn mot rare, ${word}, et \`${word}()\`.\n`
    await writePost(content, `le-${word}`, `---\n${stringify(fields)}---\n\n${text}`)
    await writeUprightPhoto(join(content, `blog/le-${word}/${word}.jpg`))
  }
  const fields = {
    ...{ title: `Le ${project}`, description: `Un ${project}.`, role: project, stack: [project] },
    ...{ period: { start: "2018-01" }, results: [], draft: true },
  }
  const file = join(content, `projects/le-${project}.mdx`)
  await writeFile(file, `---\n${stringify(fields)}---\n\nUn ${project}.\n`)
}
