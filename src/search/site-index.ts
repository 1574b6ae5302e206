import { withPrefix } from "gatsby"
import { http } from "../http/http"
import type { Find } from "./answer"

/** More than these would not be read: the words want to be more precise. */
const SHOWN = 8
const EXCERPT_WORDS = 24

/** What is used of pagefind's script. Its types come with the package that builds the index only. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>
  init(): Promise<void>
  search(words: string): Promise<{ results: { data(): Promise<PageData> }[] }>
  destroy(): Promise<void>
}

interface PageData {
  url: string
  excerpt: string
  meta: { title?: string }
}

const METHODS = ["options", "init", "search", "destroy"]

const isPagefind = (module: unknown): module is Pagefind =>
  typeof module === "object" &&
  module !== null &&
  METHODS.every(name => typeof Reflect.get(module, name) === "function")

interface Opened {
  pagefind: Pagefind
  /** What the index says of itself, which is another text after the next release. */
  entry: string
}

let opened: Promise<Opened> | undefined
let failures = 0

/** Loads the index ahead, while words are being typed. What goes wrong then, `find` meets. */
export function prepare(): void {
  opened ??= open()
  opened.catch(() => {})
}

/** Looks for words in the index that the build wrote. */
export const find: Find = async words => {
  opened ??= open()
  try {
    const { pagefind, entry } = await opened
    const { results } = await pagefind.search(words)
    // pagefind finds nothing, and says no more, when a part of the index did not load.
    if (results.length === 0 && (await readEntry()) !== entry) throw new Error("the index changed")
    const pages = await Promise.all(results.slice(0, SHOWN).map(result => result.data()))
    return {
      hits: pages.map(({ url, excerpt, meta }) => ({
        path: url,
        title: meta.title ?? url,
        excerpt,
      })),
      total: results.length,
    }
  } catch (error) {
    await forget()
    throw error
  }
}

async function open(): Promise<Opened> {
  // Some browsers remember that a module did not load: another attempt takes another address.
  const attempt = failures > 0 ? `?${failures}` : ""
  const module: unknown = await import(
    /* webpackIgnore: true */ withPrefix(`/pagefind/pagefind.js${attempt}`)
  )
  if (!isPagefind(module)) throw new Error("pagefind.js is not what the build wrote")
  // Addresses without the site's prefix, which `Link` adds.
  await module.options({ baseUrl: "/", excerptLength: EXCERPT_WORDS })
  await module.init()
  return { pagefind: module, entry: await readEntry() }
}

function readEntry(): Promise<string> {
  return http(withPrefix("/pagefind/pagefind-entry.json"), { responseType: "text" })
}

async function forget(): Promise<void> {
  const broken = opened
  opened = undefined
  failures += 1
  await broken?.then(
    ({ pagefind }) => pagefind.destroy(),
    () => {},
  )
}
