/** Languages, and scripts after another language, that are written from right to left. */
const RIGHT_TO_LEFT =
  /^(?:ar|arc|azb|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(?!-(?:latn|cyrl|deva)\b)\b|-(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)\b/i

/** The `dir` of a text in a language; none from left to right. Browsers and Node differ in `Intl.Locale`'s `textInfo`. */
export const directionOf = (lang: string | null | undefined): "rtl" | undefined =>
  RIGHT_TO_LEFT.test(lang ?? "") ? "rtl" : undefined
