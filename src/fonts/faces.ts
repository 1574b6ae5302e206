/** A subset face: cut out of a file of fontsource, with the weights that the styles use. */
export interface Face {
  /** Name of the file that is made, without its ending. */
  name: string
  family: string
  style: "normal" | "italic"
  /** The file that it is cut out of; visitors get it whole for a character that the subset lacks. */
  source: string
  /** The file beside it with more of the Latin alphabet. */
  extended: string
  /** Where fontsource says which characters the latter is for. */
  ranges: string
  /** Weights it answers to in CSS: first and last. */
  weights: readonly [number, number]
  /** What remains of the weight axis: a range, or one weight of it. */
  axis: { min: number; max: number } | number
}

/** As `--font-display` and `--font-text` of the tokens name them. */
export const DISPLAY_FAMILY = "Bricolage Grotesque Variable"
export const TEXT_FAMILY = "Literata Variable"

type Origin = Pick<Face, "family" | "style" | "source" | "extended" | "ranges">

const origin = (family: string, font: string, style: Face["style"]): Origin => ({
  family,
  style,
  source: `@fontsource-variable/${font}/files/${font}-latin-wght-${style}.woff2`,
  extended: `@fontsource-variable/${font}/files/${font}-latin-ext-wght-${style}.woff2`,
  ranges: `@fontsource-variable/${font}/unicode.json`,
})

const LITERATA_ITALIC = origin(TEXT_FAMILY, "literata", "italic")

/**
 * The italic has one weight: a second one would double it, and bold italics are rare. Pages that have some
 * load a file of their own.
 */
export const FACES: readonly Face[] = [
  {
    ...origin(DISPLAY_FAMILY, "bricolage-grotesque", "normal"),
    name: "bricolage-grotesque",
    weights: [400, 800],
    axis: { min: 400, max: 800 },
  },
  {
    ...origin(TEXT_FAMILY, "literata", "normal"),
    name: "literata",
    weights: [400, 700],
    axis: { min: 400, max: 700 },
  },
  { ...LITERATA_ITALIC, name: "literata-italic", weights: [400, 550], axis: 400 },
  { ...LITERATA_ITALIC, name: "literata-bold-italic", weights: [551, 700], axis: 700 },
]
