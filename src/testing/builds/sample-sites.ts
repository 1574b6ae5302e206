import { appendFile, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse, stringify } from "yaml"
import { contentFolder } from "../../content/content-folder"
import { corpusSlug, writeCorpus } from "./corpus"
import { MARKDOWN_LINE } from "./post-parts"
import { shrinkPictures } from "./sample-pictures"
import { frontMatter, writePost } from "./sample-post"
import { writeSmall } from "./small-site"
import type { Workspace } from "./workspace"

/** The content that the sites begin with. */
export const OWN_CONTENT = contentFolder(".")

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

/**
 * Every site has the `rich` posts of the corpus, with every pair of parts. `restyled` has 300 posts: the others have one
 * part each. No page of the list before the third has one. The post at `path` is plain Markdown.
 */
export const CORPUS = { rich: 60, restyled: 300, path: `/blog/${corpusSlug(MARKDOWN_LINE)}` }

/** Tags of the last linked post only: with them there are more tags than the list's index has. */
export const RARE_TAGS = Array.from({ length: 20 }, (_, index) => `rareté ${index}`)

/** The one style that differs in `restyled`. As long as the other one, so that sizes can be compared. */
export const RADIUS = { before: "10px", restyled: "11px" }

const TOKENS = "src/styles/tokens.css"

/** Analytics that `other` loads on every page, and `bare` with the visitor's consent. */
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
    const tags = number === LINKS.count ? `tags: [${RARE_TAGS.join(", ")}]\n---\n` : "---\n"
    await writePost(content, `lien-${number}`, `${fields.replace(/---\n$/, tags)}Un texte.\n`)
  }
  const links = linked.map(number => `- [Lien ${number}](/blog/lien-${number})`).join("\n")
  await writePost(content, slugOf(LINKS.path), `${frontMatter(LINKS.title)}${links}\n`)
  await writeCorpus(join(content, "blog"), CORPUS.rich)
}

const slugOf = (path: string) => path.slice("/blog/".length)

function writeChanged(content: string, text: string): Promise<void> {
  const fields = frontMatter("Un article qui change", NEW.changed)
  return writePost(content, slugOf(CHANGED_POST.path), `${fields}${text}\n`)
}

/** Changes its style, and adds posts: how many there are counts, not how long they are. */
export async function restyle({ root, content }: Workspace): Promise<void> {
  await writeCorpus(join(content, "blog"), CORPUS.restyled, "single", CORPUS.rich)
  await edit(join(root, TOKENS), `--radius: ${RADIUS.before}`, `--radius: ${RADIUS.restyled}`)
}

export async function undoRestyle({ root, content }: Workspace): Promise<void> {
  await edit(join(root, TOKENS), `--radius: ${RADIUS.restyled}`, `--radius: ${RADIUS.before}`)
  for (let index = CORPUS.rich; index < CORPUS.restyled; index += 1)
    await rm(join(content, "blog", corpusSlug(index)), { recursive: true })
}

/** The site of an owner who begins. The visitor's answers and the browser's privacy signals are respected. */
export async function writeBare(site: Workspace): Promise<void> {
  await writeSmall(site)
  await changeSite(site.content, {
    serviceWorker: false,
    analytics: { ...ANALYTICS, consent: "required" },
    pageViews: { honourPrivacySignals: true },
  })
}

/** Marks a build that has the page that shows every part, which only development has. */
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

/** Replaces fields of the site file. */
export async function changeSite(content: string, fields: object): Promise<void> {
  const file = join(content, "site.yml")
  await writeFile(file, stringify({ ...parse(await readFile(file, "utf8")), ...fields }))
}

/** Replaces a text of a file, which must be there. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, "utf8")
  if (!text.includes(from)) throw new Error(`${file} no longer holds ${from}`)
  await writeFile(file, text.replace(from, to))
}
