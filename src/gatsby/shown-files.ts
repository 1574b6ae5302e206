import { mediaKind } from "@site/articles"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { decoded } from "../shared/decoded"
import type { ShownFile } from "./article-html"
import { projectRoot } from "./current-content"
import { gifAsWebp, stillPicture } from "./moving-pictures"

/** A file that an article shows, as its node has it. */
export interface ShownSource {
  /** As the author wrote it: ./plan.png */
  src: string
  absolutePath: string
  width: number
  height: number
  transparent: boolean
  moves: boolean
}

/** GraphQL's resolver arguments, as far as they are used here; Gatsby leaves them untyped. */
export interface Context {
  nodeModel: { findOne(query: object): Promise<unknown> }
}
export interface Info {
  schema: { getType(name: string): { getFields(): Record<string, Resolvable> } }
}
interface Resolvable {
  resolve?(source: unknown, args: object, context: Context, info: Info): unknown
}

/** Width of pictures in an article, as `WidePicture` has it. */
const WIDTH = 960

/** Height at which a panorama can be seen in the large view, and the widest file for it, in pixels. */
const PANORAMA = { height: 400, width: 16_000 }

/** The `File` at a path. */
export const fileOf = ({ absolutePath }: { absolutePath: string }, { nodeModel }: Context) =>
  nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })

/** A file with what the build makes of it: Gatsby processes photographs, and copies what is shown as it is. */
export async function shownFile(
  source: ShownSource,
  prefix: string,
  context: Context,
  info: Info,
): Promise<ShownFile> {
  const { absolutePath, moves, width, height, transparent } = source
  const field = (type: string, name: string, of: unknown, args = {}) =>
    info.schema.getType(type).getFields()[name]?.resolve?.(of, args, context, info)
  const url = await publicAddress(source, prefix, async () =>
    field("File", "publicURL", await fileOf(source, context)),
  )
  const still = moves ? prefix + (await stillPicture(projectRoot(), absolutePath)) : undefined
  const picture = url ? null : await field("File", "childImageSharp", await fileOf(source, context))
  const processed =
    picture && (await field("ImageSharp", "gatsbyImageData", picture, sizesOf(source)))
  return {
    ...{ width, height, transparent, url, still },
    processed: isImageData(processed) ? processed : undefined,
  }
}

/** Sizes of a picture's files: up to its own or twice its place, and of a panorama as high as it is to be seen. */
function sizesOf({ width, height }: ShownSource) {
  const seen = Math.min(PANORAMA.width, Math.round((PANORAMA.height * width) / height))
  const widest = Math.min(width, Math.max(2 * WIDTH, seen))
  if (widest <= WIDTH) return { width: WIDTH }
  return { width: WIDTH, outputPixelDensities: [0.25, 0.5, 1, widest / WIDTH] }
}

const isImageData = (value: unknown): value is IGatsbyImageData =>
  typeof value === "object" && value !== null && "images" in value

/**
 * Address of a file that is shown as it is: drawing, animated picture, film, sound, captions, and what is in static/; a
 * GIF becomes WebP. None for pictures that are processed.
 */
async function publicAddress(
  { src, absolutePath, moves }: ShownSource,
  prefix: string,
  copied: () => Promise<unknown>,
): Promise<string | undefined> {
  if (/\.gif$/i.test(absolutePath)) return prefix + (await gifAsWebp(projectRoot(), absolutePath))
  if (src.startsWith("/")) return prefix + encodeURI(decoded(src))
  if (!absolutePath.toLowerCase().endsWith(".svg") && !mediaKind(absolutePath) && !moves)
    return undefined
  const written = await copied()
  // Gatsby leaves the name as it is: # and ? would end the path.
  return typeof written === "string" ? written.replace(/[^/]+$/, encodeURIComponent) : undefined
}
