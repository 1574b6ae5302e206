import { copyFile, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stringify } from "yaml"
import { randomNumbers } from "../random"
import { LINES, PARTS, type PostPart } from "./post-parts"

const WORDS = (
  "le cahier reste ouvert sur la table une ligne rouge sépare la marge du travail chaque page connaît sa place " +
  "la lectrice avance sans attendre un brouillon devient un article quand la date arrive le serveur additionne " +
  "les visites puis répond une image annonce sa taille le lien mène où il dit"
).split(" ")

/** Folder of the pictures in parts. */
const PICTURES = "src/testing/builds/every-part/pictures"

/**
 * - `rich`: a chapter of about 100 words for each part of a line of `post-parts`. In 55 posts, every part meets every other.
 * - `module`: the same with an `export`, so that they take Gatsby's own route.
 * - `single`: one chapter, with one part.
 */
export type CorpusKind = "rich" | "module" | "single"

/** Slug of a post, by its index. */
export const corpusSlug = (index: number): string => `article-${index}`

/** Writes the French posts up to an index below a folder, always the same ones, with the files that they show. */
export async function writeCorpus(
  folder: string,
  end: number,
  kind: CorpusKind = "rich",
  begin = 0,
): Promise<void> {
  for (let index = begin; index < end; index += 1) {
    const text = corpusPost(index, kind)
    const post = join(folder, corpusSlug(index))
    await mkdir(post, { recursive: true })
    await writeFile(join(post, "index.mdx"), text)
    for (const [, name = ""] of text.matchAll(/\.\/(\w+\.\w+)/g))
      await copyFile(join(PICTURES, name), join(post, name))
  }
}

/** One post of the corpus, front matter included. */
function corpusPost(index: number, kind: CorpusKind): string {
  const rounds = kind === "single" ? PARTS.map(part => [part]) : LINES
  const at = index % rounds.length
  const parts = rounds[at] ?? []
  const text = prose(index + 1)
  const slug = corpusSlug(index)
  const title = `Cahier ${kind} ${Math.floor(index / rounds.length) + 1}`
  const own = parts.map(part => {
    // Parts of a series are numbered without a gap.
    const position = rounds.slice(0, at + 1).filter(line => line.includes(part)).length
    return part.fields?.({ slug, series: { title, position } })
  })
  const fields = {
    title: `Article ${index}, ${text(4)}`,
    description: text(16),
    // Before 2025: in the past, because a post that is not due is not built, and before the day of the part `updated`.
    date: new Date(Date.UTC(2019, 0, 1 + (index % 2190))).toISOString().slice(0, 10),
    tags: [`sujet-${index % 10}`, `cahier-${index % 5}`],
  }
  const chapters = [
    ...(kind === "module" ? ["export const kind = 'module'"] : []),
    `${text(20)}.`,
    ...parts.map(chapter),
  ]
  return `---\n${stringify(Object.assign(fields, ...own))}---\n\n${chapters.join("\n\n")}\n`
}

/** The same in each post that has the part. */
function chapter(part: PostPart): string {
  const text = prose(1000 + PARTS.indexOf(part))
  const name = part.name.replace(/^./, letter => letter.toUpperCase())
  return `## ${name}\n\n${text(60)} **${text(2)}**, \`${text(1)}\`. ${text(40)}.\n\n${part.text}`
}

/** Makes this number of words. */
function prose(seed: number): (words: number) => string {
  const next = randomNumbers(seed)
  return words => Array.from({ length: words }, () => WORDS[next() % WORDS.length]).join(" ")
}
