import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stringify } from "yaml"
import { writeHidden } from "./hidden-content"
import { writePanorama, writeUprightPhoto } from "./sample-pictures"
import { frontMatter, SAMPLE_TEXT, writePost } from "./sample-post"

/** Where a post was before it had its name, and its tags. A draft has the last one too. */
export const OLD = { alias: "/2024/été", target: "/blog/nouveau", tags: "« Œ » & 🚀, C++" }

/** Markup in every field where a text belongs. */
export const HOSTILE = {
  path: "/blog/hostile",
  text: `</title><script>intruder()</script><img src=x onerror="intruder()">&amp;`,
}

const DAY = "date: 2018-01-01"

/**
 * Posts as few owners write them: with an old address, a draft, future posts, a hostile one, an article in both formats,
 * a `.md` file with an upright photo and a panorama.
 * @param thread address of the thread about the post with an old address
 */
export async function writeOddPosts(content: string, thread?: string): Promise<void> {
  const write = (slug: string, title: string, fields: string, text: string) =>
    writePost(
      content,
      slug,
      `---\ntitle: ${title}\ndescription: Une phrase.\n${fields}\n---\n\n${text}\n`,
    )
  await write("un-lien", "Un vieux lien", DAY, `[Le lien](${OLD.alias}#une-partie)`)
  await write(
    "nouveau",
    "Un nouveau nom",
    `${DAY}\naliases: [${OLD.alias}]\ntags: [${OLD.tags}]${thread ? `\nthread: "${thread}"` : ""}`,
    "## Une partie\n\nLe texte.",
  )
  const draft = "draft: true\naliases: [/ancien-brouillon]\ntags: [À venir, C++]"
  await write("brouillon", "Un brouillon", `${DAY}\n${draft}`, "-")
  await writeHidden(content)
  await writePost(
    content,
    "hostile",
    `---\n${stringify({ title: HOSTILE.text, description: HOSTILE.text, date: "2018-01-01", tags: [HOSTILE.text], series: { title: HOSTILE.text, position: 1 } })}---\n\nDu <b>rouge</b>.\n`,
  )
  const same = frontMatter("Le même")
  await writePost(content, "en-donnees", `${same}${SAMPLE_TEXT}`)
  await writePost(content, "en-module", `${same}\nexport const version = 1\n${SAMPLE_TEXT}`)
  await writePhoto(join(content, "blog/photo"))
}

async function writePhoto(folder: string): Promise<void> {
  await mkdir(folder)
  await writeFile(
    join(folder, "index.md"),
    "---\ntitle: Une photo\ndescription: Un mur.\ndate: 2018-01-01\ncover: ./photo.jpg\ncoverAlt: Un mur\n---\n\n![Un mur](./photo.jpg)\n\n![Un long mur](./panorama.jpg)\n\nUn {x}, Map<string, number> et a<br>b.\n",
  )
  await writeUprightPhoto(join(folder, "photo.jpg"))
  await writePanorama(join(folder, "panorama.jpg"))
}
