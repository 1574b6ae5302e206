import sharp from "sharp"
import { mediaFacts } from "../content/shown-file"
import { isGif, mediaKind } from "../shared/media-kind"

/** Facts of a picture's file, with its size after the rotation that EXIF asks for. */
export async function pictureFacts(absolutePath: string) {
  const { autoOrient, hasAlpha, orientation = 1 } = await sharp(absolutePath).metadata()
  // From 5 on, width and height are exchanged.
  return { ...autoOrient, hasAlpha, isTurned: orientation > 4 }
}

/** Facts of a file that an article shows. What is no picture is not transparent, and may have no size. */
export async function shownFacts(absolutePath: string) {
  const kind = mediaKind(absolutePath)
  if (!kind || isGif(absolutePath)) return pictureFacts(absolutePath)
  const { width = 0, height = 0 } = (kind === "video" && (await mediaFacts(absolutePath))) || {}
  return { width, height, hasAlpha: false }
}

/** GraphQL's resolver arguments, as far as they are used here; Gatsby leaves them untyped. */
interface Context {
  nodeModel: { getNodeById(query: { id: string }): { absolutePath: string } | null }
}
interface Info {
  originalResolver(source: unknown, args: object, context: Context, info: Info): unknown
}

/**
 * `gatsbyImageData` of upright photos. gatsby-plugin-sharp reads a picture's size before it rotates it, and
 * crops a phone's photo to that.
 */
export async function uprightImageData(
  source: { parent: string },
  args: { width?: number; aspectRatio?: number },
  context: Context,
  info: Info,
): Promise<unknown> {
  const file = context.nodeModel.getNodeById({ id: source.parent })
  const picture = file && !args.aspectRatio ? await pictureFacts(file.absolutePath) : undefined
  const upright = picture?.isTurned && {
    width: Math.min(args.width ?? picture.width, picture.width),
    aspectRatio: picture.width / picture.height,
  }
  return info.originalResolver(source, { ...args, ...upright }, context, info)
}
