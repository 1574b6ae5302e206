import { brotliCompressSync, constants } from "node:zlib"
import { woff2Outlines } from "./woff2-outlines"

/** Tags that woff2 writes as numbers, by these numbers. */
const NUMBERED = [
  ...["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf"],
  ...["loca", "prep", "CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT"],
  ...["VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS", "GSUB"],
]

/** In place of a number, before the tag itself. */
const UNNUMBERED = 63

/** Sizes in bytes: the headers of woff2 and of a font, and a table's entry in the latter. */
const HEADER = 48
const FONT_HEADER = 12
const ENTRY = 16

/** Place of the format of `loca` in `head`. */
const INDEX_FORMAT = 50

/** Bytes of many letters, which few pages have: brotli's best quality takes 10 ms for them, and 5 % away. */
const MANY = 7500

/** Brotli looks back as far as these bits count: 64 kB, more than some letters have. */
const WINDOW_BITS = 16

/**
 * Writes a font of TrueType without instructions as woff2 (https://www.w3.org/TR/WOFF2/). With Node's brotli at quality 9
 * it takes a millisecond for some letters; a library takes 13 at the best quality, for as many bytes (D27).
 * @param names replaces the font's names
 */
export function woff2(font: Buffer, names: Buffer): Buffer {
  const tables = new Map(tablesOf(font)).set("name", names)
  const outlines = outlinesOf(tables)
  const stored = Buffer.concat([...tables].map(([tag, bytes]) => outlines.get(tag) ?? bytes))
  const compressed = brotliCompressSync(stored, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: stored.length < MANY ? 9 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      // With the window that it has of itself, it prepares megabytes for each font: 8 ms.
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: stored.length,
    },
  })
  const entries = Buffer.concat(
    [...tables].map(([tag, { length }]) => entryOf(tag, length, outlines.get(tag)?.length)),
  )
  const size = inFours(HEADER + entries.length + compressed.length)
  const header = Buffer.alloc(HEADER)
  header.write("wOF2", "latin1")
  font.copy(header, 4, 0, 4)
  header.writeUInt32BE(size, 8)
  header.writeUInt16BE(tables.size, 12)
  const lengths = [...tables.values()].map(({ length }) => ENTRY + inFours(length))
  header.writeUInt32BE(
    lengths.reduce((sum, length) => sum + length, FONT_HEADER),
    16,
  )
  header.writeUInt32BE(compressed.length, 20)
  return Buffer.concat([header, entries, compressed], size)
}

/** Tables of a font, each with its tag. */
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = FONT_HEADER + ENTRY * index
    const start = font.readUInt32BE(at + 8)
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12))
    return [font.toString("latin1", at, at + 4), bytes] as const
  })

/** Tables that woff2 stores in another form: outlines, and their places, which follow from them. */
function outlinesOf(tables: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const [glyf, loca, head] = ["glyf", "loca", "head"].map(tag => tables.get(tag))
  if (!glyf || !loca || !head) throw new TypeError("Expected outlines of TrueType.")
  const format = head.readUInt16BE(INDEX_FORMAT)
  const places = format
    ? Array.from({ length: loca.length / 4 }, (_, at) => loca.readUInt32BE(4 * at))
    : Array.from({ length: loca.length / 2 }, (_, at) => 2 * loca.readUInt16BE(2 * at))
  return new Map([
    ["glyf", woff2Outlines(glyf, places, format)],
    ["loca", Buffer.alloc(0)],
  ])
}

/**
 * Entry of a table in the list of tables.
 * @param stored its length in another form
 */
function entryOf(tag: string, length: number, stored?: number): Buffer {
  const number = NUMBERED.indexOf(tag)
  const named = number < 0 ? [UNNUMBERED, ...Buffer.from(tag, "latin1")] : [number]
  const form = stored === undefined ? [] : inSevens(stored)
  return Buffer.from([...named, ...inSevens(length), ...form])
}

/** A number in bytes of seven bits; all but the last one have the eighth. */
function inSevens(number: number): number[] {
  const last = number & 0x7f
  return number < 0x80 ? [last] : [...inSevens(number >> 7).map(byte => byte | 0x80), last]
}

const inFours = (length: number) => Math.ceil(length / 4) * 4
