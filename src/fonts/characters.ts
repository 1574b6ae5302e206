const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  )

const ASCII = between(0x20, 0x7e)
/** Letters of French beyond ASCII. The source has no Ÿ: that one comes with the larger files. */
const FRENCH = "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüÿœ"
/** Small letters of the names that a French text most often cites. */
const NEIGHBOURS = "áãåíñóõøúß"
const PUNCTUATION = "«»‹›“”‘’‚„–—‐‑…·•¡¿†‡§′″"
const SIGNS = "°ªº²³©®™№€×÷−±≤≥≈≠½←↑→↓↗"
/** Spaces of French typography: before a sign, the narrow one before a tall sign, the thin one. */
const SPACES = "\u00a0\u202f\u2009"

/** What the subset faces hold, as far as their source has it. */
export const SUBSET_CHARACTERS = ASCII + FRENCH + NEIGHBOURS + PUNCTUATION + SIGNS + SPACES

/**
 * Characters that need no glyph: the soft hyphen and the zero-width space show nothing, and shapers make
 * the narrow no-break space of the ordinary one. Outside of a face's range they would call for another font.
 */
export const WITHOUT_GLYPH: readonly number[] = [0xad, 0x200b, 0x202f]
