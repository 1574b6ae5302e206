import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import { readPage } from "../release/read-page"
import type { IndexedFacts } from "../release/search-index"
import { search, searchIndex } from "../release/search-index"
import type { Content } from "../release/steps"
import { joinWords } from "../shared/word-joints"
import { runProgram } from "./run-program"
import { FACTS, sampleInput } from "./sample-release"
import { tempDir, writeFiles } from "./temp-dir"

/** A page as the site's layout writes it. */
export const page = (title: string, main: string, head = "") =>
  `<!doctype html><html lang="fr"><head><title>${title}</title>${head}</head><body><header>Enseigne</header><main data-pagefind-body=""><h1>${title}</h1>${main}</main></body></html>`

/** Makes the search index of these pages, by their addresses. Returns its files. */
export async function searchFiles(
  pages: Readonly<Record<string, string>>,
  facts: Partial<IndexedFacts> = {},
): Promise<ReadonlyMap<string, Content>> {
  const all = { posts: [], resume: null, feeds: false, texts: FACTS.texts, ...facts }
  const index = await searchIndex(all)
  for (const [path, html] of Object.entries(pages)) {
    const { search } = readPage(html)
    if (search) await index.add(path, search)
  }
  const input = await sampleInput(await tempDir())
  return search({ ...input, index: { ...index, end: () => index.end(all) } })
}

/** Runs the worker that a browser runs, and prints what it answers to each question. */
const ASK = `
  import { readFile } from "node:fs/promises"
  const [, worker, ...questions] = process.argv
  globalThis.location = new URL(worker)
  globalThis.fetch = async file => new Response(await readFile(new URL(file, location)))
  const listeners = {}
  globalThis.addEventListener = (name, listener) => { listeners[name] = listener }
  await import(worker)
  const ports = [{ postMessage: ({ error, ...reply }) => console.log(error ?? JSON.stringify(reply)) }]
  for (const words of questions)
    await listeners.message({ data: { name: "find", question: { words } }, ports })`

const replySchema = z.object({
  result: z.object({
    hits: z.array(z.object({ path: z.string(), title: z.string(), excerpt: z.string() })),
    total: z.number(),
    instead: z.string().optional(),
  }),
})

/** Answers of the search to these words, from the files of an index. */
export async function searchAnswers(
  files: ReadonlyMap<string, Content>,
  questions: readonly string[],
) {
  const folder = await tempDir()
  const written = [...files].map(([path, content]) => [path, bytesOf(content)])
  await writeFiles(folder, Object.fromEntries(written))
  const worker = pathToFileURL(join(folder, "pagefind/worker.js")).href
  const { output } = await runProgram(process.execPath, [
    ...["--input-type=module", "--eval", ASK, worker, ...questions],
  ])
  const lines = output.trim().split("\n")
  return lines.map(line => replySchema.parse(JSON.parse(line)).result)
}

/** Content of a file that was made. */
export const bytesOf = (content: Content): Buffer =>
  content instanceof Buffer ? content : Buffer.from(String(content))

const SIGNATURE = "pagefind_dcd"

/** Fragment of a page in the index. */
export interface Fragment {
  url: string
  content: string
  meta: { title: string }
  anchors: { element: string; id: string; text: string }[]
  filters: Record<string, string[]>
}

/** Reads parts of an index, in the order of their addresses. */
export function fragmentsOf(files: readonly Buffer[]): Fragment[] {
  const texts = files.map(file => joinWords(gunzipSync(file).toString()))
  const found: Fragment[] = texts.map(text => JSON.parse(text.slice(SIGNATURE.length)))
  return found.toSorted((a, b) => a.url.localeCompare(b.url))
}

export const isFragment = (file: string): boolean => file.endsWith(".pf_fragment")
