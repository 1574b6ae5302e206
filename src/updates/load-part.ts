import { documentAnswers, loadDocument, takeReload } from "./documents"

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
    if (!isFailedPiece(error) || !(await documentAnswers(address)) || !takeReload()) throw error
    loadDocument(address)
    return new Promise<never>(() => {})
  }
}

/** A script that webpack could not load; a page of a later build, of a kind that this one does not know. */
export const isFailedPiece = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === "ChunkLoadError" ||
    reason.message.startsWith("We couldn't find the correct component chunk"))
