/** Returns true for the file of a cover that is a drawing: a part of its page, in the colours of the site. */
export const isDrawing = (file: string): boolean => file.toLowerCase().endsWith(".svg")

/**
 * Returns true for a cover whose field begins in the margin: its x = 0 is the page's margin line, and it stands on the
 * page's own ground, without a frame.
 */
export const isDrawnOnPage = (coverDrawing: unknown): boolean =>
  typeof coverDrawing === "string" && coverDrawing.includes(' viewBox="-440 0 1408 ')
