import { createContext, useContext, useMemo } from "react"
import { useTrustedHtml } from "../../browser/trusted-html"
import { useWords } from "../../i18n/words"
import { type ArticleImages, articleMarkup } from "./article-markup"

export const ShownImages = createContext<ArticleImages>(new Map())

/**
 * A picture or a film of an article that takes MDX's own route: HTML in pieces, as the compiler sealed it
 * (`packages/articles/article-content`).
 */
export function Pieces({ of }: { of: string }) {
  const images = useContext(ShownImages)
  const { t, lang } = useWords()
  const label = t("figure.still")
  const html = useMemo(
    () => articleMarkup(JSON.parse(of), images, { label, lang }),
    [of, images, label, lang],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build wrote it (D5).
  return <span className="pieces" dangerouslySetInnerHTML={useTrustedHtml(html)} />
}
