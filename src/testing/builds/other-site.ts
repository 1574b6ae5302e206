import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse, stringify } from "yaml"
import { writeCorpus } from "./corpus"
import { writeHidden } from "./hidden-content"
import { shrinkPictures, writeUprightPhoto } from "./sample-pictures"
import { frontMatter, SAMPLE_TEXT, writePost } from "./sample-post"
import { ANALYTICS, CORPUS, changeSite, OWN_CONTENT } from "./sample-sites"
import type { Workspace } from "./workspace"

/** `other` is below this path of its host. */
export const PREFIX = "/carnet"

/** In `other` before its moment: the clock of that build was ahead. */
export const SOON = {
  path: "/blog/bientot",
  title: "Un article de tout à l’heure",
  text: "Le texte attendu.",
  opens: Date.parse("2040-01-02T08:00:00+01:00"),
}

/** In `other`: where a post was before it had its name, and its tags. A draft has the last one too. */
export const OLD = { alias: "/2024/été", target: "/blog/nouveau", tags: "« Œ » & 🚀, C++" }

/** In `other`: markup in every field where a text belongs, and a style of its own. */
export const HOSTILE = {
  path: "/blog/hostile",
  text: `</title><script>intruder()</script><img src=x onerror="intruder()">&amp;`,
  colour: "rgb(1, 2, 3)",
}

/** In `other`: a page of the owner's own, the address of a thread, and what the site file chooses of look and parts. */
export const CHOSEN = {
  page: "/outils",
  thread: "https://social.example/@ada/1",
  accent: "#b3261e",
  menu: ["blog", { page: "outils", label: "Outils" }, "about-me", "home"],
  home: ["posts", "projects"],
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><path fill="var(--accent)" d="M0 0h32v32H0z"/><path d="M40 4h56v8H40zM40 20h40v8H40z"/></svg>'

/** A site below a path, with analytics, old addresses, a draft, an upright photo in a .md file, an article with its own module, and all that a site file can choose. */
export async function writeOther({ content }: Workspace): Promise<void> {
  await rm(content, { recursive: true })
  await cp(OWN_CONTENT, content, { recursive: true })
  await shrinkPictures(content)
  const write = (slug: string, title: string, fields: string, text: string) =>
    writePost(
      content,
      slug,
      `---\ntitle: ${title}\ndescription: Une phrase.\n${fields}\n---\n\n${text}\n`,
    )
  const day = "date: 2018-01-01"
  await write("bientot", SOON.title, `date: "2040-01-02 08:00"`, SOON.text)
  await write("un-lien", "Un vieux lien", day, `[Le lien](${OLD.alias}#une-partie)`)
  await write(
    "nouveau",
    "Un nouveau nom",
    `${day}\naliases: [${OLD.alias}]\ntags: [${OLD.tags}]\nthread: "${CHOSEN.thread}"`,
    "## Une partie\n\nLe texte.",
  )
  const draft = "draft: true\naliases: [/ancien-brouillon]\ntags: [À venir, C++]"
  await write("brouillon", "Un brouillon", `${day}\n${draft}`, "-")
  await writeHidden(content)
  await writeCorpus(join(content, "blog"), CORPUS.rich)
  await writePost(
    content,
    "hostile",
    `---\n${stringify({ title: HOSTILE.text, description: HOSTILE.text, date: "2018-01-01", tags: [HOSTILE.text], series: { title: HOSTILE.text, position: 1 } })}---\n\nDu <b style="color: ${HOSTILE.colour}">rouge</b>.\n`,
  )
  const same = frontMatter("Le même")
  await writePost(content, "en-donnees", `${same}${SAMPLE_TEXT}`)
  await writePost(content, "en-module", `${same}\nexport const version = 1\n${SAMPLE_TEXT}`)
  const photo = join(content, "blog/photo")
  await mkdir(photo)
  await writeFile(
    join(photo, "index.md"),
    "---\ntitle: Une photo\ndescription: Un mur.\ndate: 2000-01-01\ncover: ./photo.jpg\ncoverAlt: Un mur\n---\n\n![Un mur](./photo.jpg)\n\nUn {x}, Map<string, number> et a<br>b.\n",
  )
  await writeUprightPhoto(join(photo, "photo.jpg"))
  const { site } = parse(await readFile(join(OWN_CONTENT, "site.yml"), "utf8"))
  const url = `https://exemple.fr${PREFIX}`
  await writeFile(
    join(content, `pages${CHOSEN.page}.md`),
    "---\ntitle: Mes outils\ndescription: Une phrase.\n---\n\n## Le bureau\n\nUn [lien](/blog).\n\n## Le sac\n\nRien.\n",
  )
  await writeFile(join(content, "logo.svg"), LOGO)
  const { accent, menu, home } = CHOSEN
  const ends = {
    editUrl: "https://code.example/edit/main/{path}",
    copyLink: true,
    share: [{ label: "Bleu", url: "https://bleu.example/?u={url}" }],
    newsletter: { label: "La lettre", url: "https://lettres.example/", provider: "Lettres SARL" },
  }
  const chosen = { accent, menu, home, logo: "./logo.svg", ...ends }
  await changeSite(content, { site: { ...site, url }, analytics: ANALYTICS, ...chosen })
}
