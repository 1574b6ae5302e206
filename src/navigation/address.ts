/**
 * Address as Gatsby and the router can show it, by default that of the document. They decode path and hash, and throw
 * where these encode nothing (`#100%`); in a path the router takes `/:path` for a word of its own.
 */
export function addressOf(to = window.location.href): URL {
  const url = new URL(to, window.location.href)
  url.pathname = encoded(url.pathname).replaceAll("/:", "/%3A")
  // An empty hash is one, too.
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

// The router reads it as soon as its script runs.
const { href } = addressOf()
if (href !== window.location.href) window.history.replaceState(window.history.state, "", href)
