export const VALUE = String.raw`"[^"]*"|'[^']*'|[^\s<>"']+`
export const ATTRIBUTES = String.raw`((?:\s+[^\s=<>/"']+(?:\s*=\s*(?:${VALUE}))?)*)`

/** Tags of HTML that were once written in capitals; other names in capitals are none. */
export const CAPITALS =
  /^(?:[abiup]|[bht]r|em|tt|img|div|span|pre|code|font|center|strong|blockquote|table|t[dh]|[uod]l|li|d[td]|h[1-6])$/i
