import { find, findPosts, type Question, type SiteIndex } from "./site-index"

/**
 * The worker of the search, beside pagefind's files in the release. It uses pagefind's public script, which compiles
 * WebAssembly: the policy of this worker allows that, the policy of pages does not (D5).
 */

const EXCERPT_WORDS = 24

/** Questions of the page. */
export type Asked =
  | { name: "find"; question: Question }
  | { name: "findPosts"; words: string; addresses: readonly string[] }

const addressOf = (file: string): string => new URL(file, location.href).href

/** Reads the entry of the index, which the next release changes. */
async function readEntry(): Promise<string> {
  const answer = await fetch(addressOf("pagefind-entry.json"))
  if (!answer.ok) throw new Error(`pagefind-entry.json: ${answer.status}`)
  return answer.text()
}

async function openIndex() {
  // Read before pagefind reads it: a release in between is noticed.
  const entry = await readEntry()
  const { createInstance } = await import(addressOf("pagefind.js"))
  const index: SiteIndex = createInstance({
    basePath: new URL(".", location.href).pathname,
    // Addresses without the site's prefix, which `Link` adds.
    baseUrl: "/",
    excerptLength: EXCERPT_WORDS,
  })
  return { entry, index }
}

const opened = openIndex()

const isReplaced = (): Promise<boolean> =>
  Promise.all([opened, readEntry()]).then(
    ([{ entry }, now]) => entry !== now,
    () => false,
  )

// pagefind leaves failures of its start without a listener; its first search meets them again.
addEventListener("unhandledrejection", event => event.preventDefault())

async function answerTo(asked: Asked): Promise<unknown> {
  const { entry, index } = await opened
  const answer =
    asked.name === "find"
      ? await find(index, asked.question)
      : await findPosts(index, asked.words, asked.addresses)
  // An index that the next release has replaced does not know its pages. pagefind also finds nothing, without an error,
  // when a part of the index did not load.
  const isNothing = "hits" in answer ? answer.total === 0 : answer.length === 0
  if (isNothing && (await readEntry()) !== entry) throw new Error("the index was replaced")
  return answer
}

addEventListener("message", async ({ data, ports: [port] }: MessageEvent<Asked>) => {
  try {
    port?.postMessage({ result: await answerTo(data) })
  } catch (error) {
    port?.postMessage({ error: String(error), isReplaced: await isReplaced() })
  }
})
