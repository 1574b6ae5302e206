import { appendFile, cp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parse, stringify } from "yaml"
import { corpusSlug, writeCorpus } from "./corpus"
import { writeOddPosts } from "./odd-posts"
import { MARKDOWN_LINE } from "./post-parts"
import { shrinkPictures } from "./sample-pictures"
import { frontMatter, writePost } from "./sample-post"
import { writeSmall } from "./small-site"
import type { Workspace } from "./workspace"

/** In the text of this article `site` and `next` or `after` differ: by this sentence, which the later ones have. */
export const CHANGED_POST = {
  path: "/blog/change",
  before: "Un texte, celui du début.",
  text: "Cette phrase est arrivée avec la suite.",
  /** Its moment, before which a page hides it. */
  opens: Date.parse("2021-01-02T00:00:00+01:00"),
}

/** The page that only `after` has. */
export const NEW_POST = "/blog/de-plus"

/** The skip link's text in `after`. It stands for changed code: it is in every page, and in a script. */
export const CHANGED_LABEL = "Aller au contenu de la suite"

/** The text of this article, in all but `other` and `bare`, links to 40 posts: `/blog/lien-1` and so on. */
export const LINKS = { path: "/blog/liens", title: "Un article qui renvoie à d’autres", count: 40 }

/** Dates of the newest sample posts, which are older than the demonstration's: the list begins with them. */
const NEW = { changed: "2021-01-02", linked: "2020-01-01" }

/**
 * The site has a dozen of the `rich` posts of the corpus: the first `few`, which have each part at least once, and the
 * one at `path`, which is plain Markdown. `restyled` and `other` have all, with every pair of parts, and `restyled` has
 * 300 posts: the others have one part each. None of them is among the newest.
 */
export const CORPUS = {
  few: 11,
  rich: 60,
  restyled: 300,
  path: `/blog/${corpusSlug(MARKDOWN_LINE)}`,
}

/** Tags of the last linked post only. */
const RARE_TAGS = Array.from({ length: 20 }, (_, index) => `rareté ${index}`)

/** The one style that differs in `restyled`. As long as the other one, so that sizes can be compared. */
export const RADIUS = { before: "10px", restyled: "11px" }

/** The folder of the article with every part. */
const EVERY_PART = "src/testing/builds/every-part"

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

/** The site of `npm test`: the demonstration, an article with every part, and posts that no demonstration needs. */
export async function writeSite({ content }: Workspace): Promise<void> {
  await shrinkPictures(content)
  await cp(EVERY_PART, join(content, "blog/toutes-les-pieces"), { recursive: true })
  await changeSite(content, { embedHosts: ["social.example"] })
  await writeChanged(content, CHANGED_POST.before)
  const linked = Array.from({ length: LINKS.count }, (_, index) => index + 1)
  for (const number of linked) {
    const fields = frontMatter(`Lien ${number}`, NEW.linked)
    const tags = number === LINKS.count ? `tags: [${RARE_TAGS.join(", ")}]\n---\n` : "---\n"
    await writePost(content, `lien-${number}`, `${fields.replace(/---\n$/, tags)}Un texte.\n`)
  }
  const links = linked.map(number => `- [Lien ${number}](/blog/lien-${number})`).join("\n")
  await writePost(content, slugOf(LINKS.path), `${frontMatter(LINKS.title)}${links}\n`)
  await writeCorpus(join(content, "blog"), CORPUS.few)
  await writeCorpus(join(content, "blog"), MARKDOWN_LINE + 1, "rich", MARKDOWN_LINE)
  await writeOddPosts(content)
}

const slugOf = (path: string) => path.slice("/blog/".length)

function writeChanged(content: string, text: string): Promise<void> {
  const fields = frontMatter("Un article qui change", NEW.changed)
  return writePost(content, slugOf(CHANGED_POST.path), `${fields}${text}\n`)
}

/** Changes its style, and adds posts: how many there are counts, not how long they are. */
export async function restyle({ root, content }: Workspace): Promise<void> {
  await writeCorpus(join(content, "blog"), CORPUS.rich)
  await writeCorpus(join(content, "blog"), CORPUS.restyled, "single", CORPUS.rich)
  await edit(join(root, TOKENS), `--radius: ${RADIUS.before}`, `--radius: ${RADIUS.restyled}`)
}

export async function undoRestyle({ root, content }: Workspace): Promise<void> {
  await edit(join(root, TOKENS), `--radius: ${RADIUS.restyled}`, `--radius: ${RADIUS.before}`)
  for (let index = CORPUS.few; index < CORPUS.restyled; index += 1)
    if (index !== MARKDOWN_LINE)
      await rm(join(content, "blog", corpusSlug(index)), { recursive: true })
}

/** The site of an owner who begins. The visitor's answers and the browser's privacy signals are respected. */
export async function writeBare(site: Workspace): Promise<void> {
  await writeSmall(site)
  await changeSite(site.content, {
    serviceWorker: false,
    analytics: { ...ANALYTICS, consent: "required" },
  })
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
