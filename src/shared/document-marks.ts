/** Id of the page's own part, in each document. */
export const MAIN_ID = "site-main"

/** Attribute of a script in a document: the address of the script of its page's own component. */
export const COMPONENT = "data-component"

/** Part of the address that Gatsby's `data-href` has for the style of that component. */
export const COMPONENT_STYLE = "/component---"

/** Type of a script that is data for programs. */
export const JSON_LD = "application/ld+json"

const SCRIPT = new RegExp(` ${COMPONENT}="([^"]+)"`)
const STYLE = new RegExp(`<style [^>]*data-href="([^"]*${COMPONENT_STYLE}[^"]+)"`)

/**
 * The addresses of the script and of the style sheet of a page's own component, which its document does not load: Gatsby
 * finds them by the page's data.
 */
export const componentFiles = (html: string): string[] =>
  [SCRIPT, STYLE].flatMap(pattern => pattern.exec(html)?.[1] ?? [])
