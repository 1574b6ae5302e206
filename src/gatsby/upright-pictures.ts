import { mediaKind } from "@site/articles"
import sharp from "sharp"
import { perFile } from "../content/folder-files"
import { isMoving } from "../content/moving-picture"
import { mediaFacts } from "../content/shown-file"

/** Facts of a picture's file, with its size after the rotation that EXIF asks for. */
export const pictureFacts = perFile(async (absolutePath: string) => {
  const { autoOrient, hasAlpha, format, orientation = 1 } = await sharp(absolutePath).metadata()
  // From 5 on, width and height are exchanged.
  return { ...autoOrient, hasAlpha, isTurned: orientation > 4, isAvif: format === "heif" }
})

/** Facts of a file that an article shows. What is no picture is not transparent, and may have no size. */
export async function shownFacts(absolutePath: string) {
  const kind = mediaKind(absolutePath)
  if (!kind) return { ...(await pictureFacts(absolutePath)), moves: await isMoving(absolutePath) }
  const { width = 0, height = 0 } = (kind === "video" && (await mediaFacts(absolutePath))) || {}
  return { width, height, hasAlpha: false, moves: false }
}

/** GraphQL's resolver arguments, as far as they are used here; Gatsby leaves them untyped. */
interface Context {
  nodeModel: { getNodeById(query: { id: string }): { absolutePath: string } | null }
}
interface Info {
  originalResolver(source: unknown, args: object, context: Context, info: Info): unknown
}

/**
 * `gatsbyImageData` of upright photos and of AVIF. gatsby-plugin-sharp reads a picture's size before it rotates it, and
 * crops a phone's photo to that; and the file for old browsers and other programs would be AVIF too, named `.heif`.
 */
export async function imageData(
  source: { parent: string },
  args: { width?: number; aspectRatio?: number },
  context: Context,
  info: Info,
): Promise<unknown> {
  const file = context.nodeModel.getNodeById({ id: source.parent })
  const picture = file ? await pictureFacts(file.absolutePath) : undefined
  const upright = picture?.isTurned &&
    !args.aspectRatio && {
      width: Math.min(args.width ?? picture.width, picture.width),
      aspectRatio: picture.width / picture.height,
    }
  const formats = picture?.isAvif && {
    formats: [picture.hasAlpha ? "png" : "jpg", "webp", "avif"],
  }
  return info.originalResolver(source, { ...args, ...upright, ...formats }, context, info)
}
