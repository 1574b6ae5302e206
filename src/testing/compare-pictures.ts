import pixelmatch from "pixelmatch"
import type { Picture } from "./picture"

/**
 * pixelmatch's threshold: 0.05 is 13 of 255 levels of grey. Below it lie the losses of the stored picture
 * (a handful of pixels on any page); the margin line moved by 10 px passes it along its whole length.
 */
const THRESHOLD = 0.05

/**
 * Reduced pixels that may differ: 8 × 8 of them are a button of 32 × 32 px in a large window. Stored losses and
 * letters rounded to the quarter of a pixel cause half as many; a line, picture, button or section, ten times.
 */
const ALLOWED = 64

export interface Difference {
  isSame: boolean
  /** Share of all pixels. */
  percent: number
  /** Around what differs, in parts of the picture from 0 to 1; null when nothing does. */
  box: { left: number; top: number; right: number; bottom: number } | null
  /** Differences, in red on the pale expected picture. */
  picture: Picture
}

/** Compares two reduced pictures. Where one is longer than the other, everything beyond the end differs. */
export function comparePictures(actual: Picture, expected: Picture): Difference {
  const width = Math.max(actual.width, expected.width)
  const height = Math.max(actual.height, expected.height)
  const output = Buffer.alloc(width * height * 4)
  const [one, other] = [
    extended(expected, width, height, BLACK),
    extended(actual, width, height, WHITE),
  ]
  const options = { threshold: THRESHOLD, includeAA: true }
  const count = pixelmatch(one, other, output, width, height, options)
  const picture = { data: output, width, height }
  return {
    isSame:
      count <= ALLOWED && actual.width === expected.width && actual.height === expected.height,
    percent: (100 * count) / (width * height),
    box: boxOfRed(picture),
    picture,
  }
}

const BLACK = 0
const WHITE = 255

/** The picture at the upper left of a larger ground. */
function extended(picture: Picture, width: number, height: number, ground: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const data = Buffer.alloc(width * height * 4, ground)
  for (let row = 0; row < picture.height; row += 1) {
    const start = row * picture.width * 4
    picture.data.copy(data, row * width * 4, start, start + picture.width * 4)
  }
  return data
}

/** A hundredth at each side is left out of the box: single pixels that the stored picture lost. */
const STRAY = 0.01

/** pixelmatch paints what differs in pure red, and everything else grey. */
function boxOfRed({ data, width, height }: Picture): Difference["box"] {
  const columns: number[] = []
  const rows: number[] = []
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4] !== 255 || data[at * 4 + 1] !== 0) continue
    columns.push(at % width)
    rows.push(Math.floor(at / width))
  }
  if (rows.length === 0) return null
  const [left, right] = ends(columns)
  const [top, bottom] = ends(rows)
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

function ends(places: number[]): [first: number, end: number] {
  places.sort((one, other) => one - other)
  const stray = Math.floor(places.length * STRAY)
  return [places[stray] ?? 0, (places.at(-1 - stray) ?? 0) + 1]
}
