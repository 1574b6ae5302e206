/** Which page views are asked for: those of one page, or of a page and everything below it. */
export type PageChoice = (path: string) => boolean

/** How `--path` names a page and everything below it. */
const BELOW = "/*"

/**
 * The page as the counts name it: without a slash at its end, and decoded (`/blog/%C3%A9` is `/blog/é`).
 * Returns nothing when the text names no page.
 */
export function pageName(text: string): string | undefined {
  if (!/^[/(]/.test(text) || /[?#]/.test(text)) return undefined
  try {
    return decodeURI(text).replace(/(?<=.)\/$/, "")
  } catch {
    return undefined
  }
}

/** Takes what `pageName` returned: `/blog` chooses that page alone, `/blog/*` also those below it. */
export function choosePages(name: string | null): PageChoice {
  if (name === null) return () => true
  if (!name.endsWith(BELOW)) return path => path === name
  const top = name.slice(0, -BELOW.length)
  return path => path === (top || "/") || path.startsWith(`${top}/`)
}
