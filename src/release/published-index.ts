import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"

interface IndexFile {
  path: string
  content: Uint8Array
}

/** What a file of pagefind begins with, when it is unpacked; CBOR (RFC 8949) follows. */
const SIGNATURE = "pagefind_dcd"

/** The places of the pages and of the filters among the lists of `.pf_meta`. */
const PAGES = 1
const FILTERS = 3

/** What a first search loads of any size. pagefind reads it unpacked too, and brotli packs it better (`next-site`). */
const UNPACKED = /\.(?:pagefind|pf_meta|pf_index)$/

/**
 * The files of an index as a release has them.
 *
 * pagefind writes filters as its hash maps have them, in another order each time: the same pages would not give the same
 * release (D8). It names pages by their digests and lists these in `.pf_meta`, where no compression makes them smaller:
 * a first search of 10 000 pages would load 55 kB of it. Here pages have numbers, with a digest of all names: 25 kB, and
 * an open search never finds a page of another index in their place.
 */
export function publishedIndex(files: readonly IndexFile[]): IndexFile[] {
  const names = new Map<string, string>()
  const ending = (end: string) => files.filter(({ path }) => path.endsWith(end))
  // The name of a filter, and its values.
  const filters = ending(".pf_filter").map(file =>
    renamedByContent(file, arrayOf(itemsOf(unpacked(file)).map(inOrder)), names),
  )
  const pages = new Map<string, string>()
  // It names the filters and the pages, and is named in what is loaded first.
  const metas = ending(".pf_meta").map(file => {
    const lists = itemsOf(renamed(unpacked(file), names)).map((list, place) => {
      if (place === PAGES) return numbered(list, pages)
      return place === FILTERS ? inOrder(list) : list
    })
    return renamedByContent(file, arrayOf(lists), names)
  })
  const fragments = ending(".pf_fragment").map(({ path, content }) => ({
    path: path.replace(/\w+(?=\.pf_fragment$)/, name => pages.get(name) ?? name),
    content,
  }))
  const entries = ending("-entry.json").map(({ path, content }) => ({
    path,
    content: renamed(Buffer.from(content), names),
  }))
  const done = new Set(["pf_filter", "pf_meta", "pf_fragment", "json"])
  const others = files.filter(({ path }) => !done.has(path.slice(path.lastIndexOf(".") + 1)))
  return [...others, ...entries, ...fragments, ...metas, ...filters].map(file =>
    UNPACKED.test(file.path) ? { ...file, content: withSignature(unpacked(file)) } : file,
  )
}

/** The list of pages with numbers in place of digests; `pages` learns the new names. */
function numbered(list: Buffer, pages: Map<string, string>): Buffer {
  const items = itemsOf(list).map(page => {
    const [name = page, ...facts] = itemsOf(page)
    return { name: textOf(name), facts }
  })
  const index = digest(items.map(({ name }) => name).join(" ")).slice(0, 6)
  const page = ({ name, facts }: (typeof items)[number], number: number) => {
    // What is the same for all comes last: brotli makes a seventh less of the list than the other way round.
    const next = `${number.toString(36).padStart(3, "0")}_${index}`
    pages.set(name, next)
    return arrayOf([textItem(next), ...facts.map(rounded)])
  }
  return arrayOf(items.map(page))
}

/** How many words a page has, to six percent: results of short pages weigh more, and nothing else asks it. */
function rounded(item: Buffer): Buffer {
  const { type, count } = headOf(item, 0)
  if (type !== NUMBER) return item
  const step = 2 ** Math.max(0, Math.floor(Math.log2(count)) - 3)
  return head(NUMBER, Math.round(count / step) * step)
}

const digest = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex")

const withSignature = (data: Buffer): Buffer => Buffer.concat([Buffer.from(SIGNATURE), data])

const unpacked = ({ content }: IndexFile): Buffer => gunzipSync(content).subarray(SIGNATURE.length)

/** The file with other data, named by it; `names` learns the new name. */
function renamedByContent(
  { path }: IndexFile,
  data: Buffer,
  names: Map<string, string>,
): IndexFile {
  const content = gzipSync(withSignature(data), { level: 9 })
  const renamedPath = path.replace(/(?<=_)[0-9a-f]+(?=\.pf_)/, name => {
    const next = digest(data).slice(0, name.length)
    names.set(`_${name}`, `_${next}`)
    return next
  })
  return { path: renamedPath, content }
}

/** All names have the length of those that they replace: nothing else changes. */
function renamed(data: Buffer, names: ReadonlyMap<string, string>): Buffer {
  const text = [...names].reduce(
    (all, [name, next]) => all.replaceAll(name, next),
    data.toString("latin1"),
  )
  return Buffer.from(text, "latin1")
}

/** A list with its items in order; a text is as it was. */
const inOrder = (item: Buffer): Buffer =>
  headOf(item, 0).type === ARRAY ? arrayOf(itemsOf(item).sort(Buffer.compare)) : item

const ARRAY = 4
const TEXT = 3
const NUMBER = 0

/** The items of an array, as they are written. */
function itemsOf(array: Buffer): Buffer[] {
  const { count, begin } = headOf(array, 0)
  const items: Buffer[] = []
  for (let from = begin; items.length < count; ) {
    const end = endOf(array, from)
    items.push(array.subarray(from, end))
    from = end
  }
  return items
}

/** Where the item at a place ends. There are arrays, texts and numbers. */
function endOf(data: Buffer, at: number): number {
  const { type, count, begin } = headOf(data, at)
  if (type === TEXT) return begin + count
  let end = begin
  if (type === ARRAY) for (let item = 0; item < count; item += 1) end = endOf(data, end)
  return end
}

/** The first bytes of an item: its type; its number, or how many items or bytes follow. */
function headOf(data: Buffer, at: number) {
  const first = data.readUInt8(at)
  const size = first & 31
  const type = first >> 5
  if (size < 24) return { type, count: size, begin: at + 1 }
  const bytes = 1 << (size - 24)
  return { type, count: data.readUIntBE(at + 1, bytes), begin: at + 1 + bytes }
}

const textOf = (item: Buffer): string => item.toString("utf8", headOf(item, 0).begin)

const textItem = (text: string): Buffer =>
  Buffer.concat([head(TEXT, Buffer.byteLength(text)), Buffer.from(text)])

const arrayOf = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([head(ARRAY, items.length), ...items])

/** The shortest form of the first bytes of an item. No file of an index has 4 GB: the longest number is not needed. */
function head(type: number, count: number): Buffer {
  const size = count < 24 ? 0 : count < 2 ** 8 ? 1 : count < 2 ** 16 ? 2 : 4
  const written = Buffer.alloc(1 + size, (type << 5) | (size ? 24 + Math.log2(size) : count))
  if (size) written.writeUIntBE(count, 1, size)
  return written
}
