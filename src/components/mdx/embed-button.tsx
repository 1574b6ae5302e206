import { useEffect, useRef, useState } from "react"
import { useWords } from "../../i18n/words"

interface Props {
  frame: string
  title: string
}

/**
 * The button of an embed, and after its click what it loads. The frame may run its own scripts and open windows, and
 * nothing else of this page; it is told the site's address, without which YouTube shows nothing, and not the page's.
 */
export default function EmbedButton({ frame, title }: Props) {
  const { lang, t } = useWords()
  const [isShown, setShown] = useState(false)
  const shown = useRef<HTMLIFrameElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (isShown) shown.current?.focus()
  }, [isShown])

  if (!isShown)
    return (
      <button type="button" className="embed-button" lang={lang} onClick={() => setShown(true)}>
        {t("embed.load")}
        <span className="visually-hidden"> {title}</span>
      </button>
    )
  return (
    <iframe
      ref={shown}
      src={frame}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
      // Without the cookies that the other site has in this browser, where the browser can.
      {...{ credentialless: "" }}
    />
  )
}
