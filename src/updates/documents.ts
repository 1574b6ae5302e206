import { whenActivated } from "../browser/page-moments"

/** A server that is silent for longer does not answer (milliseconds). */
const PATIENCE_MS = 5_000

/**
 * Status of the document that a full load of an address would bring, 301 when it is elsewhere; 0 without one. A reload
 * without a network, or from a server that is down, would replace the page by the browser's own error, and so would an
 * address that is too long (414, 431). Not by `http`: a 404 is an answer, and no request is repeated. A prerendered page
 * has a session storage of its own, so it waits for its visitor: each reload would forget the one before.
 */
export async function documentStatus(address: URL): Promise<number> {
  await whenActivated()
  if (!navigator.onLine) return 0
  try {
    const question = { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) }
    const { status, redirected } = await fetch(address, question)
    if (status >= 414) return 0
    return redirected ? 301 : status
  } catch {
    return 0
  }
}

/** Key of the session's last reload. The script in the head uses the same (`root/document-start`). */
export const RELOAD_MARKER = "reloaded-at"

/** S-16: inside this time after a reload there is no other one (milliseconds). */
export const RELOAD_PAUSE_MS = 10_000

/**
 * S-16: takes the right to reload for something that did not load: once in `RELOAD_PAUSE_MS`, in this tab.
 * Without session storage there is none, because nothing would end a loop. A marker that is no time, or that
 * a clock which was set back leaves in the future, does not count.
 */
export function takeReload(): boolean {
  try {
    const now = Date.now()
    const age = now - Number(sessionStorage.getItem(RELOAD_MARKER))
    if (age >= 0 && age < RELOAD_PAUSE_MS) return false
    sessionStorage.setItem(RELOAD_MARKER, String(now))
    return true
  } catch {
    return false
  }
}

/**
 * S-16: requests scripts again, all those of the page by default, past the browser's cache and the service worker's
 * copies. What came in part, as from a host to which it was just being uploaded, stays for a year in both.
 */
export async function renewScripts(addresses = ownScripts()): Promise<void> {
  const renew = async (address: string) => (await fetch(address, { cache: "reload" })).text()
  await Promise.allSettled(addresses.map(renew))
}

/** The script or style sheet that webpack could not load. */
export const failedScripts = (reason: unknown): string[] =>
  reason instanceof Error && "request" in reason ? [String(reason.request)] : []

const ownScripts = (): string[] =>
  performance
    .getEntriesByType("resource")
    .filter(isOwnScript)
    .map(({ name }) => name)

const isOwnScript = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.initiatorType === "script" &&
  entry.name.startsWith(`${window.location.origin}/`)

/** Loads a document of the site, or loads it again, at the whole address: path, query and hash. */
export function loadDocument(address: URL, replace = false): void {
  const { location, history } = window
  if (isSamePage(address, location)) {
    // Going to another hash of the same page would load nothing.
    history.replaceState(history.state, "", address)
    location.reload()
  } else if (replace) location.replace(address)
  else location.assign(address)
}

type Page = Pick<URL, "pathname" | "search">

/** True when two addresses differ by nothing but their hashes. */
export const isSamePage = (one: Page, other: Page): boolean =>
  one.pathname === other.pathname && one.search === other.search

/**
 * Loads the code of a part that loads on first use. S-16: when the script is gone since the page was opened, the
 * page is reloaded where the reader is. When no reload is allowed, it rejects, and the part shows its own error:
 * the page around it is whole.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const address = new URL(window.location.href)
    if (!isFailedPiece(error) || !(await documentStatus(address))) throw error
    await renewScripts(failedScripts(error))
    if (!takeReload()) throw error
    loadDocument(address)
    return new Promise<never>(() => {})
  }
}

/** A piece that webpack could not load; a page of a later build, of a kind that this one does not know. */
export const isFailedPiece = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === "ChunkLoadError" ||
    ("code" in reason && reason.code === "CSS_CHUNK_LOAD_FAILED") ||
    reason.message.startsWith("We couldn't find the correct component chunk"))
