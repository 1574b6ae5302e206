import { useEffect, useRef } from "react"
import "../../styles/dialog.css"
import { t } from "../../i18n/translate"
import { ResponsivePicture } from "../responsive-picture"
import type { ArticleImage } from "./figure"
import * as styles from "./lightbox.module.css"

interface Props {
  image: ArticleImage
  alt: string
  /** Language of the alternative text, when it is not French. */
  lang: string | undefined
  /** The dialog is closed: by its button, by Escape, or by a click beside the picture. */
  onClose: () => void
}

/** A picture in its own size, over the page. The native dialog traps the focus and listens to Escape. */
export function Lightbox({ image, alt, lang, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { file, svgUrl, width, height } = image

  useEffect(() => {
    // Fast Refresh runs it again, and an open dialog may refuse.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the picture is an extra way; keyboards use Escape and the button.
    <dialog
      ref={dialog}
      className={`${styles.box} screen-only`}
      aria-label={t("figure.enlarged")}
      onClose={onClose}
      onClick={event => {
        if (!(event.target instanceof HTMLImageElement)) close()
      }}
    >
      <button type="button" className={styles.close} onClick={close}>
        {t("figure.close")}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a small screen scrolls the picture, by keyboard too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={t("figure.picture")}>
        {svgUrl ? (
          <img src={svgUrl} alt={alt} lang={lang} width={width} height={height} />
        ) : (
          // The same files as in the article, chosen for the whole width of the screen.
          <ResponsivePicture
            first
            transparent
            file={file}
            alt={alt}
            lang={lang}
            width={width}
            sizes={`(max-width: ${width}px) 100vw, ${width}px`}
          />
        )}
      </div>
    </dialog>
  )
}
