import { documentAnswers } from "./document-answers"
import { loadDocument, takeReload } from "./guarded-reload"
import { isFailedPiece } from "./piece-rejections"

/**
 * Loads the code of a part that comes with its first use. S-16: the script may be gone since the page was
 * opened; the page is then loaded anew, where the reader is. When that may not be, it rejects, and the part
 * says so in its own words: the page around it is whole.
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
