import { joinWords } from "../shared/word-joints"
import { type Answer, find, type Question, type SiteIndex } from "./site-index"

/**
 * The worker of the search, beside pagefind's files in the release. It uses pagefind's public script, which compiles
 * WebAssembly: the policy of this worker allows that, the policy of pages does not (D5).
 */

const EXCERPT_WORDS = 24

/**
 * A page that holds the very word comes before those with a longer one, *père* before *personne*, whose stems begin alike.
 * pagefind's own weight of a title ignores the difference; a title counts as the heading that it is. What a record is
 * called leads to it before all pages (`release/search-index`).
 */
const RANKING = { termSimilarity: 10, metaWeights: { title: 0, name: 20 } }

const addressOf = (file: string): string => new URL(file, location.href).href

/** Why a file did not load: pagefind finds nothing, without an error, when a part of the index is missing. */
let failure: Error | undefined

const load = globalThis.fetch
globalThis.fetch = async (...request) => {
  const answer = await load(...request).catch(() => undefined)
  if (answer?.ok) return answer
  failure = new Error(`${request[0]}: ${answer?.status ?? "no answer"}`)
  throw failure
}

const readText = async (file: string): Promise<string> => (await fetch(addressOf(file))).text()

/** Reads the entry of the index, which the next release changes. */
const readEntry = () => readText("pagefind-entry.json")

/** Loads the words of all pages (`release/search-index`). */
const loadWords = async () => (await readText("words.txt")).split("\n")

async function openIndex() {
  // Read before pagefind reads it: a release in between is noticed.
  const entry = await readEntry()
  const { createInstance } = await import(addressOf("pagefind.js"))
  const index: SiteIndex = createInstance({
    basePath: new URL(".", location.href).pathname,
    // Addresses without the site's prefix, which `Link` adds.
    baseUrl: "/",
    excerptLength: EXCERPT_WORDS,
    ranking: RANKING,
  })
  return { entry, index }
}

const opened = openIndex()

// pagefind leaves failures of its start without a listener; its first search meets them again.
addEventListener("unhandledrejection", event => event.preventDefault())

async function answerTo(question: Question): Promise<Answer> {
  const { entry, index } = await opened
  const answer = await find(index, question, loadWords)
  if (failure) throw failure
  // An index that the next release has replaced does not know its pages.
  if (answer.total === 0 && (await readEntry()) !== entry) throw new Error("the index was replaced")
  return answer
}

addEventListener("message", async ({ data, ports: [port] }: MessageEvent<Question>) => {
  try {
    // All texts of the answer, as pages show them.
    const result = JSON.parse(joinWords(JSON.stringify(await answerTo(data))))
    port?.postMessage({ result })
  } catch (error) {
    port?.postMessage({ error: String(error) })
  }
})
