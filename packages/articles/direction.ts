declare global {
  namespace Intl {
    interface Locale {
      /** Node 20. */
      readonly textInfo?: { direction?: string }
      /** Node 22 and later. */
      getTextInfo?(): { direction?: string }
    }
  }
}

/** The `dir` of a text in a language; none from left to right, and for what is no language. */
export function directionOf(lang: string): "rtl" | undefined {
  try {
    const locale = new Intl.Locale(lang)
    const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {}
    return direction === "rtl" ? "rtl" : undefined
  } catch {
    return undefined
  }
}
