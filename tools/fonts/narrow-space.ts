import { charactersOf, readFont } from "./font-measures"

const THIN_SPACE = 0x2009
/**
 * Narrow no-break space, which French has before a tall sign. No source has it: browsers show half a space, or that of
 * another font.
 */
export const NARROW_SPACE = 0x202f

/** In em. */
const WIDTH = 0.16

/**
 * Adds to a font the narrow no-break space: the thin one, a sixth of an em wide. Takes and returns an sfnt that is cut
 * afterwards: HarfBuzz reads no checksums, and writes new ones.
 */
export function withNarrowSpace(sfnt: Buffer): Buffer {
  const font = readFont(sfnt)
  const thin = font.glyphForCodePoint(THIN_SPACE).id
  const glyphs = charactersOf(font).map(point => [point, font.glyphForCodePoint(point).id] as const)
  const map = characterMap([...glyphs, [NARROW_SPACE, thin] as const].sort(([a], [b]) => a - b))
  const padding = Buffer.alloc(-sfnt.length & 3)
  const made = Buffer.concat([sfnt, padding, map])
  const widths = made.readUInt32BE(recordOf(made, "hmtx") + 8)
  made.writeUInt16BE(WIDTH * font.unitsPerEm, widths + thin * 4)
  const record = recordOf(made, "cmap")
  made.writeUInt32BE(sfnt.length + padding.length, record + 8)
  made.writeUInt32BE(map.length, record + 12)
  return made
}

/** Offset of a table's record in an sfnt: its name, a checksum, its place and its length. */
function recordOf(sfnt: Buffer, table: string): number {
  const records = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const found = records.find(at => sfnt.toString("latin1", at, at + 4) === table)
  if (found === undefined) throw new Error(`fonts: expected the table ${table}, found none.`)
  return found
}

/** A `cmap` of format 12, for all of Unicode, whose groups have one character each. */
function characterMap(glyphs: readonly (readonly [point: number, glyph: number])[]): Buffer {
  const map = Buffer.alloc(28 + glyphs.length * 12)
  map.writeUInt16BE(1, 2)
  map.writeUInt16BE(3, 4)
  map.writeUInt16BE(10, 6)
  map.writeUInt32BE(12, 8)
  map.writeUInt16BE(12, 12)
  map.writeUInt32BE(map.length - 12, 16)
  map.writeUInt32BE(glyphs.length, 24)
  for (const [index, [point, glyph]] of glyphs.entries()) {
    for (const [place, value] of [point, point, glyph].entries())
      map.writeUInt32BE(value, 28 + index * 12 + place * 4)
  }
  return map
}
