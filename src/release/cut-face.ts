import subsetFont from "subset-font"

/** Kerning, ligatures, composed accents. */
const FEATURES = ["kern", "liga", "ccmp"]

/** Cuts these characters and this weight, or these, out of a font, with what the site uses of its features. */
export const cutFace = (
  source: Buffer,
  characters: string,
  wght: number | { min: number; max: number },
  moreFeatures: readonly string[] = [],
): Promise<Buffer> =>
  subsetFont(source, characters, {
    targetFormat: "woff2",
    keepFeatures: [...FEATURES, ...moreFeatures],
    // The source has next to no hinting, and what it has is for sizes that nobody reads.
    noHinting: true,
    variationAxes: { wght },
  })
