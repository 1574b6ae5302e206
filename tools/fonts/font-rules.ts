import type { Face } from "./faces"

/** The rule of a face. */
export function faceRule(
  { family, style, weights }: Pick<Face, "family" | "style" | "weights">,
  descriptors: Record<string, string>,
): string {
  const all = {
    "font-family": `"${family}"`,
    ...(style !== "normal" && { "font-style": style }),
    "font-weight": weights.join(" "),
    ...descriptors,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}:${value}`)
  return `@font-face{${lines.join(";")}}\n`
}

/** Code points as the value of `unicode-range`: sorted, neighbours drawn together. */
export function unicodeRange(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b)
  const ranges: { first: number; last: number }[] = []
  for (const point of sorted) {
    const range = ranges.at(-1)
    if (range && range.last === point - 1) range.last = point
    else ranges.push({ first: point, last: point })
  }
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",")
}

/** The code points of such a value; wildcards, which fontsource does not use, are refused. */
export function codePoints(range: string): number[] {
  return range.split(",").flatMap(part => {
    const [, first, last = first] =
      /^\s*U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?\s*$/i.exec(part) ?? []
    if (!first || !last) {
      throw new Error(
        `fonts: unicode-range — expected a part like U+20-7E, received ${part}. See unicode.json of the package.`,
      )
    }
    const start = Number.parseInt(first, 16)
    return Array.from(
      { length: Number.parseInt(last, 16) - start + 1 },
      (_, index) => start + index,
    )
  })
}

const hex = (point: number): string => point.toString(16).toUpperCase()
