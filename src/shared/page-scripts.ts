const SCRIPT = / data-component="([^"]+)"/
const STYLE = /<style [^>]*data-href="([^"]*\/component---[^"]+)"/

/**
 * The addresses of the script and of the style sheet of a page's own component, which its document does not load: Gatsby
 * finds them by the page's data. `release/document/document-end` names the first.
 */
export const componentFiles = (html: string): string[] =>
  [SCRIPT, STYLE].flatMap(pattern => pattern.exec(html)?.[1] ?? [])
