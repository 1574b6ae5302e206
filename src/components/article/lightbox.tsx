import { useRef, useState } from "react"
import "../../styles/dialog.css"
import { useWords } from "../../i18n/words"
import { ResponsivePicture } from "../responsive-picture"
import { useModal } from "../use-modal"
import type { ArticleImage } from "./article-markup"
import * as styles from "./lightbox.module.css"

interface Props {
  image: ArticleImage
  alt: string
  /** Language of the alternative text, when it is not French. */
  lang: string | undefined
  /** The dialog is closed: by its button, by Escape, or by a click beside the picture. */
  onClose: () => void
}

/**
 * A picture as large as the screen allows, over the page; where that is small, a click on it, or Enter, shows it larger
 * and back.
 */
export function Lightbox({ image, alt, lang, onClose }: Props) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const whenClosed = useModal(dialog, onClose)
  const { file, url, still, width, height } = image
  const [isLarge, setLarge] = useState(false)

  const close = () => dialog.current?.close()
  const whole = url && <img src={url} alt={alt} lang={lang} width={width} height={height} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the picture is an extra way; keyboards use Escape and the button.
    <dialog
      ref={dialog}
      className={`${styles.box} screen-only`}
      aria-label={t("figure.enlarged")}
      onClose={whenClosed}
      onClick={event => {
        if (event.target instanceof HTMLImageElement) setLarge(!isLarge)
        else close()
      }}
    >
      <button type="button" className={styles.close} onClick={close}>
        {t("figure.close")}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a small screen scrolls the picture, by keyboard too.
        tabIndex={0}
        role="group"
        aria-label={t("figure.picture")}
        data-large={isLarge || undefined}
        onKeyDown={({ key }) => key === "Enter" && setLarge(!isLarge)}
      >
        {still && (
          <picture>
            <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
            {whole}
          </picture>
        )}
        {!still && whole}
        {!url && (
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
