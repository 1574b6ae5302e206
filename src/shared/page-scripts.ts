const TABLE = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/
const COMPONENT = /"componentChunkName":"([^"]+)"/

/**
 * The script and the style sheet of a page's own component, which its document does not name: Gatsby finds them in a
 * table that every document carries, under the name that the page's data has. Takes both as text. The addresses are
 * without the path that the site is under.
 */
export function componentFiles(html: string, pageData: string): string[] {
  const table = TABLE.exec(html)?.[1]
  const name = COMPONENT.exec(pageData)?.[1]
  if (!table || !name) return []
  const scripts: unknown = JSON.parse(JSON.parse(table))[name]
  return Array.isArray(scripts) ? scripts : []
}
