import subsetFont from "subset-font"
import { SUBSET_CHARACTERS } from "./characters"
import type { Face } from "./faces"

/** Kerning, ligatures, composed accents, letters of a language, and figures of one width for tables. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "tnum"]

/** Cuts a face out of its source: the characters, the weights and the features that the site uses. */
export const cutFace = (face: Pick<Face, "axis">, source: Buffer): Promise<Buffer> =>
  subsetFont(source, SUBSET_CHARACTERS, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    // The source has next to no hinting, and what it has is for sizes that nobody reads.
    noHinting: true,
    variationAxes: { wght: face.axis },
  })
