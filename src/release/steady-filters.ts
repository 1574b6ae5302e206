import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"

interface IndexFile {
  path: string
  content: Uint8Array
}

/** What a file of pagefind begins with, when it is unpacked; CBOR (RFC 8949) follows. */
const SIGNATURE = "pagefind_dcd"

/** The place of the filters among the lists of `.pf_meta`. */
const FILTERS = 3

/**
 * Puts the filters of an index in order, and names their files again by what is in them. pagefind writes them as its hash
 * maps have them, in another order each time: the same pages would not give the same release (D8).
 */
export function steadyFilters(files: readonly IndexFile[]): IndexFile[] {
  const names = new Map<string, string>()
  const isFilter = ({ path }: IndexFile) => path.endsWith(".pf_filter")
  const isMeta = ({ path }: IndexFile) => path.endsWith(".pf_meta")
  // The name of a filter, and its values.
  const filters = files.filter(isFilter).map(file => {
    const items = itemsOf(unpacked(file))
    return packed(file, arrayOf(items.map(inOrder)), names)
  })
  // It names the filters, and is named in what is loaded first.
  const metas = files.filter(isMeta).map(file => {
    const lists = itemsOf(renamed(unpacked(file), names))
    const steady = lists.map((list, place) => (place === FILTERS ? inOrder(list) : list))
    return packed(file, arrayOf(steady), names)
  })
  const others = files.filter(file => !isFilter(file) && !isMeta(file))
  const named = others.map(({ path, content }) =>
    path.endsWith("-entry.json")
      ? { path, content: renamed(Buffer.from(content), names) }
      : { path, content },
  )
  return [...named, ...metas, ...filters]
}

const unpacked = ({ content }: IndexFile): Buffer => gunzipSync(content).subarray(SIGNATURE.length)

/** The file with other data, named by it; `names` learns the new name. */
function packed({ path }: IndexFile, data: Buffer, names: Map<string, string>): IndexFile {
  const digest = createHash("sha256").update(data).digest("hex")
  const content = gzipSync(Buffer.concat([Buffer.from(SIGNATURE), data]), { level: 9 })
  const renamedPath = path.replace(/(?<=_)[0-9a-f]+(?=\.pf_)/, name => {
    const next = digest.slice(0, name.length)
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

/** The shortest form of an array. */
function arrayOf(items: readonly Buffer[]): Buffer {
  const { length } = items
  const bytes = length < 24 ? 0 : length < 256 ? 1 : 2
  const head = Buffer.alloc(1 + bytes, (ARRAY << 5) | (bytes ? 23 + bytes : length))
  if (bytes) head.writeUIntBE(length, 1, bytes)
  return Buffer.concat([head, ...items])
}
