import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react"
import { useLoaded } from "../../http/use-loaded"
import { useWords } from "../../i18n/words"
import mediaStyles from "../../styles/parts/media.css"
import { loadPart } from "../../updates/documents"
import { ResponsivePicture, scaled } from "../responsive-picture"
import * as styles from "./figure.module.css"
import { PartStyles } from "./part-styles"

export type ArticleImage = Queries.ArticleBodyFragment["images"][number]

export const ShownArticle = createContext<{
  /** By the `src` the author wrote; the content check guarantees that each exists. */
  images: ReadonlyMap<string, ArticleImage>
  /** Language of the text, when it is not French. */
  lang?: string | undefined
}>({ images: new Map() })

/** What an author may write for any picture. `width` and `height` are in pixels; one is enough. */
export interface PictureProps {
  src: string
  alt?: string
  width?: string | number
  height?: string | number
}

interface Props extends PictureProps {
  caption?: string
  wide?: boolean
}

/** A picture with a caption; `wide` leaves the text column. */
export function Figure({ caption, wide = false, ...picture }: Props) {
  const { src, alt = "" } = picture
  return (
    <figure className={styles.figure} data-wide={wide || undefined}>
      <div className={styles.picture}>
        <Picture {...picture} />
        <EnlargeButton src={src} alt={alt} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** A picture inside a sentence: as tall as its line, unless the author gives a size. */
export function InlineImage(props: PictureProps) {
  const isSized = props.width !== undefined || props.height !== undefined
  return <Picture {...props} className={isSized ? undefined : styles.inline} />
}

/** A picture of the article: processed formats and sizes for photographs, the file itself for drawings. */
function Picture(props: PictureProps & { className?: string | undefined }) {
  const { src, alt = "", className, width, height } = props
  const image = useContext(ShownArticle).images.get(src)
  const words = useWords()
  if (!image) return null
  const { file, url, still, transparent } = image
  const shown = { alt, className, width, height }
  if (!url) return <ResponsivePicture {...shown} file={file} transparent={transparent} />
  const size = scaled(image, shown)
  const picture = (address: string) => (
    <img {...shown} {...size} src={address} alt={alt} loading="lazy" decoding="async" />
  )
  if (!still) return picture(url)
  // It can be stopped without scripts (WCAG 2.2.2), and rests where motion is not welcome.
  return (
    <span className="moving">
      <PartStyles href={mediaStyles} />
      <Quiet still={still}>{picture(url)}</Quiet>
      <span className="moving-still">{picture(still)}</span>
      <label lang={words.lang} className="screen-only" data-pagefind-ignore="all">
        <input type="checkbox" /> {words.t("figure.still")}
      </label>
    </span>
  )
}

/** A picture, or its first frame where motion is not welcome. */
export const Quiet = ({ still, children }: { still: string; children: ReactNode }) => (
  <picture>
    <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
    {children}
  </picture>
)

const loadLightbox = () => loadPart(() => import(/* webpackChunkName: "lightbox" */ "./lightbox"))

/**
 * A button over a picture that is larger than it is shown. It comes with the scripts, without which it could
 * do nothing; the code of the large view is loaded by the first click.
 */
function EnlargeButton({ src, alt }: { src: string; alt: string }) {
  const { images, lang } = useContext(ShownArticle)
  const words = useWords()
  const image = images.get(src)
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [hasMore, setHasMore] = useState(false)
  /** Each click asks again: an earlier attempt may not have loaded. 0 while it is closed. */
  const [clicks, setClicks] = useState(0)
  const { state } = useLoaded(clicks || null, loadLightbox)
  const naturalWidth = image?.width ?? 0

  useEffect(() => {
    const picture = place.current?.parentElement?.querySelector("img")
    // A button inside a link would be two controls in one.
    if (!picture || picture.closest("a")) return
    const sizes = new ResizeObserver(() => setHasMore(naturalWidth > picture.offsetWidth))
    sizes.observe(picture)
    return () => sizes.disconnect()
  }, [naturalWidth])

  const close = () => {
    setClicks(0)
    button.current?.focus()
  }

  return (
    <span ref={place} lang={words.lang}>
      {hasMore && (
        <button
          ref={button}
          type="button"
          className={`${styles.enlarge} screen-only`}
          aria-label={words.t("figure.enlarge")}
          aria-busy={state.status === "pending"}
          onClick={() => setClicks(clicks + 1)}
        >
          <svg
            viewBox="0 0 20 20"
            width="1.25rem"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path strokeWidth="2" d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
          </svg>
        </button>
      )}
      {state.status === "error" && (
        <p role="alert" className={`${styles.failed} screen-only`}>
          {words.t("figure.failed")}
        </p>
      )}
      {clicks > 0 && state.status === "success" && image && (
        <state.data.Lightbox image={image} alt={alt} lang={lang} onClose={close} />
      )}
    </span>
  )
}
