import { existsSync, readFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"
import sharp from "sharp"
import { relativeFile } from "../content-model/fields"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { isGif, isStill, mediaKind, withoutStill } from "../shared/media-kind"
import { staticPath } from "./content-folder"
import { type Fault, shortJson } from "./content-problem"
import { mediaFacts } from "./media-file"

/** What gatsby-transformer-sharp processes. Articles and covers can also show a drawing. */
export const PROCESSED = [".png", ".jpg", ".jpeg", ".webp", ".avif"]
export const SHOWN = [...PROCESSED, ".svg"]

/** Where a file is that an article shows: beside it, or for `/name.png` in `static/`. */
export function shownPath(root: string, article: string, src: string): string {
  const path = withoutStill(src)
  if (!path.startsWith("/")) return join(dirname(article), path)
  return staticPath(root, decoded(path)) ?? join(root, "static", decoded(path))
}

/** What is wrong with a file that the text of an article shows. */
export async function shownFault(
  root: string,
  article: string,
  src: string,
): Promise<Fault | undefined> {
  // Its moving picture is looked at.
  if (isStill(src)) return undefined
  const isStatic = /^\/(?!\/)(?!.*\.\.)/.test(src)
  if (!isStatic) {
    const fault = placeFault(src)
    if (fault) return fault
  }
  const path = shownPath(root, article, src)
  const words = messages().references.file
  const kind = mediaKind(src)
  if (!existsSync(path))
    return missing(isStatic ? words.inStatic : kind ? messages().schema.beside : words.picture, src)
  if (kind === "captions") return captionsFault(path, src)
  if (kind) return mediaFault(path, src)
  return isGif(src) ? gifFault(path, src) : readFault(path, src, SHOWN)
}

/** What is wrong with a picture beside an article. */
export async function pictureFault(
  article: string,
  target: string,
  kinds: readonly string[],
): Promise<Fault | undefined> {
  // Others would not be resized, and the page's policy blocks other sites.
  const fault = placeFault(target)
  if (fault) return fault
  const path = join(dirname(article), target)
  if (!existsSync(path)) return missing(messages().references.file.picture, target)
  return readFault(path, target, kinds)
}

function placeFault(target: string): Fault | undefined {
  if (relativeFile.safeParse(target).success) return undefined
  const isRemote = /^(?:[a-z]+:)?\/\//i.test(target)
  const hint = isRemote ? messages().references.file.remote : undefined
  return { expected: messages().schema.beside, received: shortJson(target), hint }
}

async function readFault(
  path: string,
  target: string,
  kinds: readonly string[],
): Promise<Fault | undefined> {
  const isPicture =
    kinds.includes(extname(path).toLowerCase()) &&
    (await sharp(path)
      .metadata()
      .catch(() => undefined))
  if (isPicture) return undefined
  const words = messages().references.file
  const endings = kinds.map(kind => kind.slice(1)).join(", ")
  return { expected: words.readable(endings), received: words.notPicture(shortJson(target)) }
}

/** A film is smaller, and its reader can stop it. */
async function gifFault(path: string, target: string): Promise<Fault> {
  const words = messages().references.file
  const bytes = readFileSync(path)
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  const received = words.gif(shortJson(target), Math.ceil(bytes.length / 1000))
  if ((facts?.pages ?? 0) < 2)
    return { expected: words.moving, received: words.notPicture(shortJson(target)) }
  return { severity: "hint", expected: words.film, received, hint: words.loop }
}

async function mediaFault(path: string, target: string): Promise<Fault | undefined> {
  const words = messages().references.file
  const facts = await mediaFacts(path)
  if (!facts) return { expected: words.media, received: words.notPicture(shortJson(target)) }
  if (facts.isPlayed) return undefined
  return { severity: "warning", expected: words.codec, received: shortJson(target) }
}

function captionsFault(path: string, target: string): Fault | undefined {
  if (
    readFileSync(path, "utf8")
      .replace(/^\uFEFF/, "")
      .startsWith("WEBVTT")
  )
    return undefined
  const words = messages().references.file
  return { expected: words.captions, received: words.notPicture(shortJson(target)) }
}

/** A fault of a file that is not there. */
export const missing = (expected: string, file: string): Fault => ({
  expected,
  received: messages().report.missing(shortJson(file)),
})
