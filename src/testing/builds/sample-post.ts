import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** A text with one of each: code, callout, picture, table, footnote. */
export const SAMPLE_TEXT = `
## Une partie

Du texte avec *insistance*, du \`code\`, [un lien](/blog) et une note[^1].

\`\`\`ts title="src/a.ts" {1}
export const a = 1
\`\`\`

<Callout kind="tip" title="À retenir">

Un encadré.

</Callout>

![Un plan](./plan.png "Le plan")

| a | b |
| --- | --- |
| 1 | 2 |

[^1]: La note.
`

/** Front matter of a post that is published. Takes its title. */
export const frontMatter = (title: string, date = "2018-01-01") =>
  `---\ntitle: ${title}\ndescription: Deux fois le même texte.\ndate: ${date}\n---\n`

/** Writes a post, and the picture that the sample text shows, below a content folder. */
export async function writePost(content: string, slug: string, text: string): Promise<void> {
  const folder = join(content, "blog", slug)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, "index.mdx"), text)
  await copyFile("docs/404-desktop-light.png", join(folder, "plan.png"))
}
