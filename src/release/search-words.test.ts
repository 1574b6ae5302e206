import { readFileSync } from "node:fs"
import { join } from "node:path"
import { slugOf } from "../shared/slug-of"
import { page, searchAnswers, searchFiles } from "../testing/indexed-site"
import { postOf } from "../testing/sample-posts"

const POSTS = readFileSync(join(__dirname, "../testing/french-posts.txt"), "utf8")
  .trim()
  .split("\n\n")
  .map(post => post.split("\n"))

/** Pages beside the posts: one speaks of the feed more often than the feed’s own record. */
const PAGES = {
  "/about-me": page("À propos", '<p>Mon CV.</p><h2 id="cv">Parcours</h2><p>Dix ans.</p>'),
  "/project/lecteur": page(
    "Un lecteur de flux RSS",
    "<p>Un flux RSS par site, RSS partout, par e‑mail aussi.</p><p><code>pageViewsDb</code>, <code>fs.readFile</code>, <code>HTTPQueue</code>, <code>data-pagefind-body</code>.</p><figure><figcaption><span>install.sh</span></figcaption><pre><code>brew install lecteur</code></pre></figure>",
  ),
}

/** First result, and questions that lead to it. */
const LEADS: readonly (readonly [string, ...string[]])[] = [
  ["Choisir l’option qui convient", "option", "l'option", "l’option", "OPTIONS", "d'option"],
  ["Photographier d’un hélicoptère", "hélicoptère", "helicoptere", "d'hélicoptère", "l’helico"],
  ["L’heure d’été", "heure", "l'heure", "d’heures", "été", "l’ete", "horloge"],
  ["Le goût des schémas", "père", "pere", "mon père"],
  ["Personne ne lit les modes d’emploi", "personne", "qu’une personne", "d'emploi"],
  ["Rendre un formulaire accessible", "accessible", "accessibles", "étiquette"],
  ["Le contraste des couleurs", "œil", "l'oeil", "l’œil"],
  ["Un cœur de page plus léger", "cœur", "coeurs", "d’images"],
  ["Aujourd’hui, rien", "aujourd'hui", "aujourd’hui"],
  ["Voir la baleine", "qu'elle souffle", "Açores", "acores"],
  ["Une carte à l’aquarelle", "aquarelle", "île d'Oléron", "l’ile"],
  ["Un budget d’octets", "équipe", "l'equipe", "budget d'octets"],
  ["La bibliothèque d’Alexandrie", "l'histoire", "Alexandrie"],
  ["Les règles d’un bon commit", "historique", "impératif"],
  ["Naviguer sans réseau", "essentiel", "l’essentiel"],
  ["Courir avant l’aube", "jusqu'à l'aube", "kilometre"],
  ["Noël chez les voisins", "noel", "guirlande"],
  ["Mettre Node.js à jour sans frayeur", "node", "nodejs", "Node.js", "npm ci"],
  ["Apprendre le japonais à quarante ans", "日本語", "本語", "図書館", "行きました"],
  ["S’abonner par RSS", "RSS", "rss", "flux rss"],
  ["Un lecteur de flux RSS", "views", "readFile", "queue", "body", "email", "e-mail"],
  ["CV", "CV", "cv", "curriculum vitae"],
]

const NOWHERE = ["xylographe", "docker", "portfolio", "2024", "site-japonais", "option xylographe"]

const answers = new Map<string, Awaited<ReturnType<typeof searchAnswers>>[number]>()
const answerTo = (question: string) => answers.get(question)
const firstOf = (question: string) => answerTo(question)?.hits[0]?.title

beforeAll(async () => {
  const posts = POSTS.map(([title = ""]) =>
    postOf({ path: `/blog/${slugOf(title)}`, tags: ["Carnet"] }),
  )
  const pages = POSTS.map(([title = "", text = ""], at) => [
    posts[at]?.path,
    page(title, `<p>${text}</p>`),
  ])
  const facts = { posts, resume: {}, feeds: true }
  const files = await searchFiles({ ...PAGES, ...Object.fromEntries(pages) }, facts)
  const all = [...LEADS.flatMap(([, ...asked]) => asked), ...NOWHERE, "brew"]
  const found = await searchAnswers(files, all)
  for (const [at, answer] of found.entries()) answers.set(all[at] ?? "", answer)
})

test.each(LEADS.flatMap(([title, ...asked]) => asked.map(question => [question, title])))(
  "%s leads to %s",
  (question, title) => {
    expect(firstOf(question)).toBe(title)
  },
)

test("a word is found on all its pages, with every elision", () => {
  expect(answerTo("heure")?.total).toBe(5)
})

test.each(NOWHERE)("D6: %s is nowhere", question => {
  expect(answerTo(question)).toEqual({ hits: [], total: 0 })
})

test("an excerpt is the page’s text; the name of a file is no part of its code", () => {
  expect(answerTo("l'heure")?.hits[0]?.excerpt).toMatch(/^L’<mark>heure<\/mark> d’été\. Deux/)
  expect(answerTo("brew")?.hits[0]?.excerpt).toMatch(/ install\.sh <mark>brew<\/mark> install/)
})
