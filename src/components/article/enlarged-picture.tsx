import { useLoaded } from "../../http/use-loaded"
import { useWords } from "../../i18n/words"
import { loadPart } from "../../updates/documents"
import type { ArticleImage } from "./article-markup"

/** A picture that a reader wants to see larger. Each click is an object of its own: an earlier one may not have loaded. */
export interface Enlarged {
  image: ArticleImage
  alt: string
  button: HTMLElement
}

interface Props {
  picture: Enlarged | undefined
  /** Language of the alternative text, when it is not French. */
  lang: string | undefined
  onClose: () => void
}

const loadLightbox = () => loadPart(() => import(/* webpackChunkName: "lightbox" */ "./lightbox"))

/** The large view of a picture, whose code is loaded by the first click. */
export function EnlargedPicture({ picture, lang, onClose }: Props) {
  const words = useWords()
  const { state } = useLoaded(picture ?? null, loadLightbox)
  if (!picture) return null
  const { image, alt, button } = picture
  const close = () => {
    onClose()
    button.focus()
  }
  if (state.status === "error")
    return (
      <p role="alert" lang={words.lang} className="enlarge-failed screen-only">
        {words.t("figure.failed")}
      </p>
    )
  if (state.status !== "success") return null
  return <state.data.Lightbox image={image} alt={alt} lang={lang} onClose={close} />
}
