import type { ArticleContent } from "@site/articles"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { escaped } from "../shared/escaped"
import { ownSize, scaled } from "../shared/picture-size"
import { pageAddress } from "../shared/site-paths"

type ArticlePiece = ArticleContent[number]
export type ArticlePicture = Extract<ArticlePiece, { picture: string }>
type ArticleFileFact = Extract<ArticlePiece, { fact: string }>

/** A picture, a film, a sound or captions, with what the build has made of its file. */
export interface ShownFile {
  /** In pixels; 0 for what has none. */
  width: number
  height: number
  /** True when the file has an alpha channel: what is behind may show through. */
  transparent: boolean
  /** Address of a file that is shown as it is; none of a picture that is processed. */
  url: string | undefined
  /** Address of the first frame of an animated picture. */
  still: string | undefined
  processed: IGatsbyImageData | undefined
}

/** Facts of the site and of its files that complete an article. */
export interface Surroundings {
  /** Path that the site is under, without a slash at its end. */
  prefix: string
  /** By the `src` the author wrote; the content check guarantees that each exists. */
  files: ReadonlyMap<string, ShownFile>
  /** The cover of a post, when it is drawn for the page: its text places it. */
  drawing?: { src: string; html: string } | undefined
  /** Words beside an animated picture, and their language where it is not the article's. */
  still: { label: string | undefined; lang: string | undefined }
}

/** The HTML of an article, or of a part: its pieces, with what the build knows of pages and files between them. */
export const articleHtml = (content: ArticleContent, around: Surroundings): string =>
  content.map(piece => htmlOf(piece, around)).join("")

function htmlOf(piece: ArticlePiece, around: Surroundings): string {
  if (typeof piece === "string") return piece
  if ("link" in piece) return escaped(pageAddress(around.prefix + piece.link))
  if ("picture" in piece && !piece.inline && piece.picture === around.drawing?.src) {
    const label = piece.alt ? { role: "img", "aria-label": piece.alt } : { "aria-hidden": "true" }
    return `${tag("span", { class: "drawn", "data-grid": "", ...label })}${around.drawing.html}</span>`
  }
  const file = around.files.get("picture" in piece ? piece.picture : piece.file)
  if (!file) return ""
  return "picture" in piece ? pictureHtml(piece, file, around.still) : factOf(piece, file)
}

function factOf({ fact, ...wanted }: ArticleFileFact, file: ShownFile): string {
  if (fact === "address" || fact === "poster") return escaped(fileAddress(file))
  return String(scaled(file, wanted)[fact])
}

/** Address of a file that every program can read. */
export const fileAddress = ({ url, processed }: ShownFile): string =>
  url ?? processed?.images.fallback?.src ?? ""

/** A picture: processed formats and sizes for photographs, the file itself for drawings and what moves. */
function pictureHtml(
  piece: ArticlePicture,
  file: ShownFile,
  { label, lang }: Surroundings["still"],
) {
  const { url, still } = file
  if (!url) return photograph(piece, file)
  // The size of the file, where the author set another one: the picture can be enlarged.
  const own = piece.width || piece.height ? file.width : undefined
  const attributes = { ...shared(piece), ...scaled(file, piece), "data-width": own }
  const picture = (address: string) => tag("img", { src: address, ...attributes })
  if (!still) return picture(url)
  // It can be stopped without scripts (WCAG 2.2.2), and rests where motion is not welcome.
  const words = tag("label", { lang, class: "screen-only", "data-pagefind-ignore": "all" })
  return [
    '<span class="moving"><picture>',
    tag("source", { media: "(prefers-reduced-motion: reduce)", srcset: still }),
    `${picture(url)}</picture><span class="moving-still">${picture(still)}</span>`,
    `${words}<input type="checkbox"> ${escaped(label ?? "")}</label></span>`,
  ].join("")
}

function photograph(piece: ArticlePicture, { processed, transparent }: ShownFile): string {
  if (!processed) return ""
  const { fallback, sources = [] } = processed.images
  const formats = sources.map(({ type, srcSet, sizes }) =>
    tag("source", { type, srcset: srcSet, sizes }),
  )
  const picture = tag("img", {
    src: fallback?.src,
    srcset: fallback?.srcSet,
    sizes: fallback?.sizes,
    ...scaled(ownSize(processed), piece),
    ...shared(piece),
    // It would stay visible through transparent parts.
    "data-colour": transparent ? undefined : processed.backgroundColor,
  })
  return `<picture>${formats.join("")}${picture}</picture>`
}

const shared = ({ alt, inline }: ArticlePicture) => ({
  alt,
  class: inline && "inline",
  loading: "lazy",
  decoding: "async",
})

const tag = (name: string, attributes: Record<string, string | number | undefined>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? "" : ` ${key}="${escaped(String(value))}"`))
    .join("")}>`
