import { isUtf8 } from "node:buffer"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, extname, join } from "node:path"
import { mediaKind } from "@site/articles"
import { didYouMean, type Fault, shortJson } from "@site/problems"
import { relativeFile } from "../content-model/fields"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { isDrawing } from "../shared/drawn-on-page"
import { outsideFault } from "./content-file"
import { staticPath } from "./content-folder"
import { drawingFault, svgFileFault } from "./drawing-fault"
import { perFile } from "./folder-files"
import { isMoving } from "./moving-picture"
import { pictureState } from "./whole-picture"

/** File types that gatsby-transformer-sharp processes. Articles and covers can also show a drawing. */
export const PROCESSED = [".png", ".jpg", ".jpeg", ".webp", ".avif"]
export const SHOWN = [...PROCESSED, ".svg"]
/** In a text, what moves too. */
const SHOWN_IN_TEXT = [...SHOWN, ".gif"]

/** Path of a file that an article shows: beside it, or for `/name.png` in `static/`. */
export function shownPath(root: string, article: string, src: string): string {
  if (!src.startsWith("/")) return join(dirname(article), src)
  return staticPath(root, decoded(src)) ?? join(root, "static", decoded(src))
}

/** Fault of a file that the text of an article shows. */
export async function shownFault(
  root: string,
  article: string,
  src: string,
): Promise<Fault | undefined> {
  const isStatic = /^\/(?!\/)(?!.*\.\.)/.test(src)
  if (!isStatic) {
    const fault = placeFault(src)
    if (fault) return fault
  }
  const path = shownPath(root, article, src)
  const wording = messages.references.file
  const kind = mediaKind(src)
  if (!existsSync(path)) {
    const expected = isStatic ? wording.inStatic : kind ? messages.schema.beside : wording.picture
    return { ...missing(expected, src), hint: nearName(path) }
  }
  const outside = outsideFault(root, path)
  if (outside) return outside
  if (kind === "captions")
    return isUtf8(readFileSync(path)) && /^\uFEFF?WEBVTT/.test(readFileSync(path, "utf8"))
      ? undefined
      : isNot(wording.captions, src)
  if (!kind)
    return (
      (await readFault(path, src, SHOWN_IN_TEXT)) ??
      (isDrawing(path) ? svgFileFault(path) : undefined)
    )
  return (await mediaFacts(path)) ? undefined : isNot(wording.media, src)
}

const coverFault = perFile(path => drawingFault(path))

/** Fault of a picture beside an article; a drawing must fit into its page. */
export async function pictureFault(
  root: string,
  article: string,
  target: string,
  kinds: readonly string[],
): Promise<Fault | undefined> {
  // Others would not be resized, and the page's policy blocks other sites.
  const fault = placeFault(target)
  if (fault) return fault
  const path = join(dirname(article), target)
  if (!existsSync(path))
    return { ...missing(messages.references.file.picture, target), hint: nearName(path) }
  const outside = outsideFault(root, path)
  if (outside) return outside
  const readable = await readFault(path, target, kinds)
  if (readable || isDrawing(target)) return readable ?? coverFault(path)
  const { still: expected } = messages.references.file
  return (await isMoving(path))
    ? { severity: "warning", expected, received: shortJson(target) }
    : undefined
}

function placeFault(target: string): Fault | undefined {
  if (relativeFile.safeParse(target).success) return undefined
  const isRemote = /^(?:[a-z]+:)?\/\//i.test(target)
  const hint = isRemote ? messages.references.file.remote : undefined
  return { expected: messages.schema.beside, received: shortJson(target), hint }
}

/** Fault of a file that should be a picture of these kinds. */
export async function readFault(
  path: string,
  target: string,
  kinds: readonly string[],
): Promise<Fault | undefined> {
  const isKind = kinds.includes(extname(path).toLowerCase())
  const picture = isKind ? await pictureState(path) : undefined
  const wording = messages.references.file
  if (!picture) {
    const endings = kinds.map(kind => kind.slice(1)).join(", ")
    return isNot(wording.readable(endings), target)
  }
  const { width, height, isLarge, isWhole } = picture
  if (isLarge) return { expected: wording.small, received: wording.large(width, height) }
  if (isWhole) return undefined
  return {
    expected: wording.whole,
    received: wording.broken(shortJson(target)),
    hint: wording.saveAgain,
  }
}

/** A fault of a file that is something else. */
const isNot = (expected: string, file: string): Fault => ({
  expected,
  received: messages.references.file.notPicture(shortJson(file)),
})

/** A fault of a file that is not there. */
export const missing = (expected: string, file: string): Fault => ({
  expected,
  received: messages.report.missing(shortJson(file)),
})

/** The name of a file that may be meant: in other capitals, in decomposed letters (macOS), or misspelt. */
function nearName(path: string): string | undefined {
  if (!existsSync(dirname(path))) return undefined
  const name = basename(path)
  const isShown = (other: string) =>
    mediaKind(other) || SHOWN.includes(extname(other).toLowerCase())
  const names = readdirSync(dirname(path)).filter(isShown)
  const twin = names.find(other => other.normalize() === name.normalize())
  return twin ? messages.references.file.decomposed : didYouMean(name, names)
}

/** Facts in the head of a film or of a sound; undefined for a file that is neither, or has none. */
export const mediaFacts = perFile(async (file: string) => {
  // Few articles have one.
  const { ALL_FORMATS, FilePathSource, Input } = await import("mediabunny")
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(file) })
  try {
    const film = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    const kind = mediaKind(file)
    if (kind === "video" ? !film : !sound) return undefined
    return {
      width: (await film?.getDisplayWidth()) ?? 0,
      height: (await film?.getDisplayHeight()) ?? 0,
      hasSound: Boolean(sound),
    }
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
})
