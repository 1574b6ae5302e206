import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { randomNumbers } from "../random"

const WORDS = (
  "le cahier reste ouvert sur la table une ligne rouge sépare la marge du travail chaque page connaît sa place " +
  "la lectrice avance sans attendre un brouillon devient un article quand la date arrive le serveur additionne " +
  "les visites puis répond une image annonce sa taille le lien mène où il dit"
).split(" ")

/**
 * Writes `count` French posts below `folder`, always the same ones: six chapters with three code blocks,
 * a list, a table and a quote, about 700 words each, or one chapter if they are short. For builds of known size. An
 * article with an `export` is a module: it takes Gatsby's own route.
 */
export async function writeCorpus(
  folder: string,
  count: number,
  kind: "data" | "module" | "short" = "data",
): Promise<void> {
  const code = kind === "module" ? "export const kind = 'module'\n\n" : ""
  const chapters = kind === "short" ? 1 : 6
  for (let index = 0; index < count; index += 1) {
    const post = join(folder, `article-${index}`)
    await mkdir(post, { recursive: true })
    await writeFile(join(post, "index.mdx"), corpusPost(index, code, chapters))
  }
}

/** One post of the corpus, front matter included. */
function corpusPost(index: number, code: string, length: number): string {
  const next = randomNumbers(index + 1)
  const text = (words: number) =>
    Array.from({ length: words }, () => WORDS[next() % WORDS.length]).join(" ")
  // All of them in the past: a post that is not due is not built.
  const date = new Date(Date.UTC(2019, 0, 1 + (index % 2800))).toISOString().slice(0, 10)
  const chapters = Array.from({ length }, (_, chapter) => {
    const prose = `## ${text(5)} ${chapter}\n\n${text(60)} **${text(2)}**, [${text(2)}](https://example.org/${index}), \`${text(1)}\`. ${text(45)}.\n`
    return [prose, extras(chapter, index, text)].join("\n")
  })
  return `---\ntitle: "Article ${index}, ${text(4)}"\ndescription: "${text(16)}"\ndate: ${date}\ntags: ["sujet-${index % 10}", "cahier-${index % 5}"]\n---\n\n${code}${chapters.join("\n")}`
}

function extras(chapter: number, index: number, text: (words: number) => string): string {
  const code = `\`\`\`ts\ninterface Visit { path: string; count: number }\nexport async function record(visit: Visit): Promise<number> {\n  const total = ${index} + visit.count // de quoi colorer\n  return await Promise.resolve(total)\n}\n\`\`\`\n`
  if (chapter % 2 === 0) return code
  if (chapter === 1) return `- ${text(6)}\n- ${text(6)}\n- ${text(6)}\n`
  if (chapter === 3)
    return `| ${text(1)} | ${text(1)} |\n| --- | --- |\n| ${text(2)} | ${text(3)} |\n`
  return `> ${text(20)}\n`
}
