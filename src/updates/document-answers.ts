/** A server that is silent for longer is taken for one that does not answer (milliseconds). */
const PATIENCE_MS = 5_000

/**
 * Whether a full load of an address would bring a page. A reload without a network, or from a server that is
 * down, takes the page that is there away and gives the browser's own error in its place.
 * Not by `http`: nothing is tried twice here, and a 404 is an answer.
 */
export async function documentAnswers(address: URL): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const question = { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) }
    return (await fetch(address, question)).status < 500
  } catch {
    return false
  }
}
