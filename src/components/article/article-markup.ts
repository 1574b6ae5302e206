import type { ArticleContent } from "@site/articles"
import { fileOf, ownSize, scaled } from "../responsive-picture"
import { siteAddress } from "../site-link"

type ArticlePiece = ArticleContent[number]
export type ArticlePicture = Extract<ArticlePiece, { picture: string }>
type ArticleFileFact = Extract<ArticlePiece, { fact: string }>
export type ArticleImage = Queries.ArticleBodyFragment["images"][number]

/** By the `src` the author wrote; the content check guarantees that each exists. */
export type ArticleImages = ReadonlyMap<string, ArticleImage>

/** Words beside an animated picture, and their language where it is not the article's. */
export interface StillLabel {
  label: string
  lang: string | undefined
}

/** The HTML of an article: its pieces, with what the page's query knows of its pictures and films between them. */
export const articleMarkup = (
  content: ArticleContent,
  images: ArticleImages,
  still: StillLabel,
): string => content.map(piece => markupOf(piece, images, still)).join("")

function markupOf(piece: ArticlePiece, images: ArticleImages, still: StillLabel): string {
  if (typeof piece === "string") return piece
  if ("link" in piece) return escaped(siteAddress(piece.link))
  const image = images.get("picture" in piece ? piece.picture : piece.file)
  if (!image) return ""
  return "picture" in piece ? pictureMarkup(piece, image, still) : factOf(piece, image)
}

function factOf({ fact, ...wanted }: ArticleFileFact, image: ArticleImage): string {
  if (fact === "address") return escaped(image.url ?? "")
  if (fact === "poster") return escaped(image.url ?? fileOf(image.file) ?? "")
  return String(scaled(image, wanted)[fact])
}

/** A picture: processed formats and sizes for photographs, the file itself for drawings and what moves. */
function pictureMarkup(piece: ArticlePicture, image: ArticleImage, { label, lang }: StillLabel) {
  const { url, still } = image
  if (!url) return photograph(piece, image)
  // The size of the file, where the author set another one: the picture can be enlarged.
  const own = piece.width || piece.height ? image.width : undefined
  const attributes = { ...shared(piece), ...scaled(image, piece), "data-width": own }
  const picture = (address: string) => tag("img", { src: address, ...attributes })
  if (!still) return picture(url)
  // It can be stopped without scripts (WCAG 2.2.2), and rests where motion is not welcome.
  const words = tag("label", { lang, class: "screen-only", "data-pagefind-ignore": "all" })
  return [
    '<span class="moving"><picture>',
    tag("source", { media: "(prefers-reduced-motion: reduce)", srcset: still }),
    `${picture(url)}</picture><span class="moving-still">${picture(still)}</span>`,
    `${words}<input type="checkbox"> ${escaped(label)}</label></span>`,
  ].join("")
}

function photograph(piece: ArticlePicture, { file, transparent }: ArticleImage): string {
  const image = file?.childImageSharp?.gatsbyImageData
  if (!image) return ""
  const { fallback, sources = [] } = image.images
  const formats = sources.map(({ type, srcSet, sizes }) =>
    tag("source", { type, srcset: srcSet, sizes }),
  )
  const picture = tag("img", {
    src: fallback?.src,
    srcset: fallback?.srcSet,
    sizes: fallback?.sizes,
    ...scaled(ownSize(image), piece),
    ...shared(piece),
    // It would stay visible through transparent parts.
    "data-colour": transparent ? undefined : image.backgroundColor,
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

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

/** Whether a value that the build wrote is a compiled article. Looks at the pieces' kind, not at what is in them. */
export const isArticleContent = (value: unknown): value is ArticleContent =>
  Array.isArray(value) && value.every(piece => typeof piece === "string" || isCompleted(piece))

const isCompleted = (piece: unknown): boolean =>
  typeof piece === "object" &&
  piece !== null &&
  ["picture", "file", "link"].some(name => name in piece)
