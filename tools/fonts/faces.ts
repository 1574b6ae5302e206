/** A subset face: cut out of a file of fontsource, with the weights that the styles use. */
export interface Face {
  /** Name of the file that is made, without its ending. */
  name: string
  family: string
  style: "normal" | "italic"
  /** The package that it comes from. */
  font: "bricolage-grotesque" | "literata"
  /** Weights it answers to in CSS: first and last. */
  weights: readonly [number, number]
  /** Rest of the weight axis when it is one weight, and not all of `weights`. */
  axis?: number
  /** Width that its kerning leaves of a French text. Local fonts and Bricolage have next to none. */
  kerned?: number
  /** Features that the site uses, besides those of every face. */
  features?: readonly string[]
}

/** Features of every face: kerning, ligatures, composed accents. */
export const FEATURES = ["kern", "liga", "ccmp"]

/** As `--font-display` and `--font-text` of the tokens name them. */
export const DISPLAY: Face = {
  name: "bricolage-grotesque",
  family: "Bricolage",
  style: "normal",
  font: "bricolage-grotesque",
  weights: [400, 750],
  // Figures of one width, for tables.
  features: ["tnum"],
}
export const TEXT: Face = {
  name: "literata",
  family: "Literata",
  style: "normal",
  font: "literata",
  weights: [400, 700],
  kerned: 0.987,
}
/** The italic has one weight: a second one would double it. Browsers make bold italics of it by themselves. */
export const ITALIC: Face = {
  ...TEXT,
  name: "literata-italic",
  style: "italic",
  weights: [400, 550],
  axis: 400,
}
export const FACES: readonly Face[] = [DISPLAY, TEXT, ITALIC]

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
/** Letters of French beyond ASCII. The source has no Ÿ. */
const FRENCH = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüÿœ"
/** Small letters of the names that a French text most often cites. */
const NEIGHBOURS = "áãåíñóõøúß"
const PUNCTUATION = "«»‹›“”‘’–—‐‑…·•§′″"
const SIGNS = "°²³©®™€×÷−±≤≥≈≠½←↑→↓↗"
/** Spaces of French typography: before a sign, the narrow one before a tall sign, the thin one. */
const SPACES = "\u00a0\u202f\u2009"

/** Characters of the subset faces, as far as their source has them. */
export const SUBSET_CHARACTERS = ASCII + FRENCH + NEIGHBOURS + PUNCTUATION + SIGNS + SPACES

/** Characters that need no glyph, as they show nothing. Outside of a face's range they would call for another font. */
export const WITHOUT_GLYPH: readonly number[] = [0xad, 0x200b]
