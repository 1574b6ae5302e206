/** Pages of a PDF that Chromium wrote: its page objects stand uncompressed in the file. */
export function countPages(pdf: Buffer): number {
  const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length
  if (!count) throw new Error("No page object found: this PDF is written in another way.")
  return count
}
