import { isDrawing } from "./drawn-on-page"

/**
 * Address of the picture that a shared link to a page shows: PNG is smaller for letters and drawings, JPEG for a
 * photograph.
 * @param page its path or address
 * @param cover its file or address
 */
export const sharePictureOf = (page: string, cover?: string | null): string =>
  `${page}.${cover && !isDrawing(cover) ? "jpg" : "png"}`

/** Letters of the faces of share pictures, and signs without a shape. */
const LETTER =
  /[ -~\u00a0-\u00a3\u00a5-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164-\u0165\u0168-\u017e\u01a0-\u01a1\u01af-\u01b0\u01cd-\u01ce\u0218-\u021b\u0237\u02c6-\u02c7\u02da\u02dc-\u02dd\u0391-\u03a9\u03b1-\u03c9\u0410-\u044f\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u200b\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20a1\u20a4\u20a6\u20a8-\u20a9\u20ab-\u20ae\u20b1-\u20b2\u20b4-\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113\u2122\u2190-\u22ff\u25a0-\u25ff\u2605-\u2606\u2713\u27c0-\u27ff\u2900-\u2aff]|[\u0300-\u0301\u0303-\u0304\u0308-\u0309\u0323]|\s/u

/** Returns true for signs that the faces of share pictures draw. */
export const isLettered = (signs: string): boolean => [...signs].every(sign => LETTER.test(sign))
