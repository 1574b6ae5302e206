/**
 * Field of a cover: two units are a pixel, x = 0 is the page's margin line. Wide pages also show what is right of it, to
 * 1388. Phones show what is below the field instead, from -40 to 606.
 */
export const FIELD = "-440 0 1408 680"

/** Top of what phones show. */
export const PHONE = 680

/** On phones the line makes room for those who come from the margin, and goes back to its place. */
export const BENT_LINE = `M0 ${PHONE}v12c0 80 204 40 204 124v430c0 84 -204 44 -204 102v12`
