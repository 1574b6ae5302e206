import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse, stringify } from "yaml"
import { writeCorpus } from "./corpus"
import { writeHidden } from "./hidden-content"
import { shrinkPictures, writeUprightPhoto } from "./sample-pictures"
import { frontMatter, SAMPLE_TEXT, writePost } from "./sample-post"
import type { Workspace } from "./workspace"

/** In the text of this article `before` and `after` differ: by this sentence, which the second has. */
export const CHANGED_POST = {
  path: "/blog/change",
  text: "Cette phrase est arrivée avec la suite.",
}

/** The page that only `after` has. */
export const NEW_POST = "/blog/nouveau"

/** The skip link's text in `after`. It stands for changed code: it is in every page, and in a script. */
export const CHANGED_LABEL = "Aller au contenu de la suite"

/** The text of this article, in all but `other`, links to 40 posts: `/blog/lien-1` and so on. */
export const LINKS = { path: "/blog/liens", title: "Un article qui renvoie à d’autres", count: 40 }

/** Dates of the newest sample posts, which are older than the demonstration's: the list begins with them. */
const NEW = { changed: "2021-01-02", linked: "2020-01-01" }

/** `before` has the first of these posts, `restyled` has them all. No page of the list before the third has one. */
export const CORPUS = { path: "/blog/article-3", before: 10, restyled: 300 }

/** The one style that differs in `restyled`. As long as the other one, so that sizes can be compared. */
export const RADIUS = { before: "10px", restyled: "11px" }

const TOKENS = "src/styles/tokens.css"

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

/** What `other` loads on every page, and `without-worker` with the visitor's consent. */
export const ANALYTICS = {
  src: "https://mesure.example/m.js",
  loading: "async",
  data: { site: "7" },
  consent: "exempt",
  provider: "Mesure SARL",
  retention: "13 mois",
  privacy: "https://mesure.example/vie-privee",
}

/** The site before a deployment. */
export async function writeBefore({ content }: Workspace): Promise<void> {
  await shrinkPictures(content)
  await writeChanged(content, "Un texte.")
  const linked = Array.from({ length: LINKS.count }, (_, index) => index + 1)
  for (const number of linked) {
    const fields = frontMatter(`Lien ${number}`, NEW.linked)
    await writePost(content, `lien-${number}`, `${fields}Un texte.\n`)
  }
  const links = linked.map(number => `- [Lien ${number}](/blog/lien-${number})`).join("\n")
  await writePost(content, slugOf(LINKS.path), `${frontMatter(LINKS.title)}${links}\n`)
  await writeCorpus(join(content, "blog"), CORPUS.before)
}

const slugOf = (path: string) => path.slice("/blog/".length)

function writeChanged(content: string, text: string): Promise<void> {
  const fields = frontMatter("Un article qui change", NEW.changed)
  return writePost(content, slugOf(CHANGED_POST.path), `${fields}${text}\n`)
}

/** Changes its style, and adds posts: how many there are counts, not how long they are. */
export async function restyle({ root, content }: Workspace): Promise<void> {
  await writeCorpus(join(content, "blog"), CORPUS.restyled, "short")
  await writeCorpus(join(content, "blog"), CORPUS.before)
  await edit(join(root, TOKENS), `--radius: ${RADIUS.before}`, `--radius: ${RADIUS.restyled}`)
}

export async function undoRestyle({ root, content }: Workspace): Promise<void> {
  await edit(join(root, TOKENS), `--radius: ${RADIUS.restyled}`, `--radius: ${RADIUS.before}`)
  for (let number = CORPUS.before; number < CORPUS.restyled; number += 1) {
    await rm(join(content, `blog/article-${number}`), { recursive: true })
  }
}

/** Without worker; what its visitors are asked, and what their browsers say by themselves, is respected. */
export const withoutWorker = ({ content }: Workspace): Promise<void> =>
  changeSite(content, {
    serviceWorker: false,
    analytics: { ...ANALYTICS, consent: "required" },
    pageViews: { honourPrivacySignals: true },
  })

export const withWorker = ({ content }: Workspace): Promise<void> =>
  cp("content/site.yml", join(content, "site.yml"))

/** Where this file is, a build has the page that shows every part, which only development has. */
const KITCHEN_SINK = "with-kitchen-sink"

/** For all builds of a workspace: Gatsby empties its cache when `gatsby-node.ts` changes. */
export const prepareKitchenSink = ({ root }: Workspace): Promise<void> =>
  edit(
    join(root, "gatsby-node.ts"),
    'process.env.NODE_ENV === "development"',
    `require("node:fs").existsSync("${KITCHEN_SINK}")`,
  )

export const withKitchenSink = ({ root }: Workspace): Promise<void> =>
  writeFile(join(root, KITCHEN_SINK), "")

/** The next build is of another site, which has no release yet. */
export async function undoWhole({ root }: Workspace): Promise<void> {
  for (const made of [KITCHEN_SINK, "release", "releases"])
    await rm(join(root, made), { recursive: true })
}

/** Changes it into the site after a deployment: other texts, one more post, other code and other styles. */
export async function writeAfter({ root, content }: Workspace): Promise<void> {
  await writeChanged(content, CHANGED_POST.text)
  await writePost(content, slugOf(NEW_POST), `${frontMatter("Un article de plus")}Un texte.\n`)
  await edit(join(root, "src/i18n/fr.json"), '"Aller au contenu"', `"${CHANGED_LABEL}"`)
  await appendFile(
    join(root, "src/styles/base.css"),
    "\n@layer base { :root { --deployment: after; } }\n",
  )
}

/** A site below a path, with analytics, old addresses, a draft, an upright photo in a .md file, an article with its own module. */
export async function writeOther({ content }: Workspace): Promise<void> {
  await rm(content, { recursive: true })
  await cp("content", content, { recursive: true })
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
    `${day}\naliases: [${OLD.alias}]\ntags: [${OLD.tags}]`,
    "## Une partie\n\nLe texte.",
  )
  const draft = "draft: true\naliases: [/ancien-brouillon]\ntags: [À venir, C++]"
  await write("brouillon", "Un brouillon", `${day}\n${draft}`, "-")
  await writeHidden(content)
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
  const { site } = parse(await readFile("content/site.yml", "utf8"))
  const url = `https://exemple.fr${PREFIX}`
  await changeSite(content, { site: { ...site, url }, analytics: ANALYTICS })
}

/** Replaces fields of the site file. */
async function changeSite(content: string, fields: object): Promise<void> {
  const file = join(content, "site.yml")
  await writeFile(file, stringify({ ...parse(await readFile(file, "utf8")), ...fields }))
}

/** Replaces a text of a file, which must be there. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8")
  if (!text.includes(from)) throw new Error(`${file} no longer holds ${from}`)
  await writeFile(file, text.replace(from, to))
}
