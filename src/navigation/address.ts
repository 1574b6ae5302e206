/**
 * Address that Gatsby and the router can show, by default that of the document. Both decode path and hash, and throw at
 * an invalid encoding (`#100%`); in a path the router reads `/:path` as a parameter.
 */
export function addressOf(to = window.location.href): URL {
  const url = new URL(to, window.location.href)
  url.pathname = encoded(url.pathname).replaceAll("/:", "/%3A")
  // Setting an empty hash would remove the `#` of a link to the top.
  if (url.hash) url.hash = encoded(url.hash)
  return url
}

function encoded(text: string): string {
  try {
    decodeURI(text)
    return text
  } catch {
    return text.replaceAll("%", "%25")
  }
}

/**
 * True when a step in the history has left the page that the document is, before its scripts ran. A query makes no
 * other page, and another script may have changed it.
 */
export const isLeft = (): boolean =>
  window.documentAddress !== undefined &&
  addressOf(window.documentAddress).pathname !== addressOf().pathname

// The router reads it as soon as its script runs.
const { href } = addressOf()
if (href !== window.location.href) window.history.replaceState(window.history.state, "", href)
