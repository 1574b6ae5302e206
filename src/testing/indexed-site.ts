import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { gunzipSync } from "node:zlib"
import { build } from "esbuild"
import { z } from "zod"
import type { Content } from "../release/next-site"
import { search } from "../release/search-index"
import type { SiteFacts } from "../release-format/release-files"
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
  facts: Partial<SiteFacts> = {},
): Promise<ReadonlyMap<string, Content>> {
  const all = { ...FACTS, pages: Object.keys(pages), ...facts }
  const input = await sampleInput(await tempDir(), all)
  const files = Object.entries(pages).map(([path, html]) => [join(path, "index.html"), html])
  await writeFiles(input.next.site, Object.fromEntries(files))
  return search(input)
}

/** Runs the search's own code beside an index, and prints what it answers to each question. */
const ASK = `
  import { readFile } from "node:fs/promises"
  const [, folder, ...questions] = process.argv
  globalThis.fetch = async file => new Response(await readFile(new URL(new URL(file).pathname, folder)))
  globalThis.withPrefix = path => folder + path.slice(1)
  const { setTimeout } = globalThis
  globalThis.setTimeout = begin => setTimeout(begin, 0)
  const { find } = await import(folder + "search.mjs")
  for (const words of questions) console.log(JSON.stringify(await find(words)))`

const answerSchema = z.object({
  hits: z.array(z.object({ path: z.string(), title: z.string(), excerpt: z.string() })),
  total: z.number(),
})

/** Answers of the search to these words, from the files of an index. */
export async function searchAnswers(
  files: ReadonlyMap<string, Content>,
  questions: readonly string[],
) {
  const folder = await tempDir({ "gatsby.js": "export const { withPrefix } = globalThis" })
  const written = [...files].map(([path, content]) => [path, bytesOf(content)])
  await writeFiles(folder, Object.fromEntries(written))
  await build({
    entryPoints: [join(__dirname, "../search/site-index.ts")],
    outfile: join(folder, "search.mjs"),
    bundle: true,
    format: "esm",
    alias: { gatsby: join(folder, "gatsby.js") },
  })
  const { output } = await runProgram(process.execPath, [
    ...["--input-type=module", "--eval", ASK, `${pathToFileURL(folder).href}/`, ...questions],
  ])
  const lines = output.trim().split("\n")
  return lines.map(line => answerSchema.parse(JSON.parse(line)))
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
}

/** Reads parts of an index, in the order of their addresses. */
export function fragmentsOf(files: readonly Buffer[]): Fragment[] {
  const texts = files.map(file => joinWords(gunzipSync(file).toString()))
  const found: Fragment[] = texts.map(text => JSON.parse(text.slice(SIGNATURE.length)))
  return found.toSorted((a, b) => a.url.localeCompare(b.url))
}

export const isFragment = (file: string): boolean => file.endsWith(".pf_fragment")
