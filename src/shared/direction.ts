/** Languages that are written from right to left, unless another script is named. Short: every article carries it. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!-\w{4}\b)/i

/** The `dir` of a text in a language; none from left to right. Browsers and Node differ in `Intl.Locale`'s `textInfo`. */
export const directionOf = (lang: string | null | undefined): "rtl" | undefined =>
  RIGHT_TO_LEFT.test(lang ?? "") ? "rtl" : undefined
