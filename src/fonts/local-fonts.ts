import { DISPLAY, type Face, ITALIC, TEXT } from "./faces"

/** Which face of ours a cut replaces, in which weights, and the weight of ours that is used most. */
const regular = (face: Face, weight: number) => cut(face, weight, [400, 599], "400-normal")
const bold = (face: Face) => cut(face, 700, [600, face.weights[1]], "700-normal")
const italic = cut(ITALIC, 400, [400, 700], "400-italic")

function cut(face: Face, weight: number, weights: Face["weights"], file: string) {
  return { face, weight, weights, file }
}

/**
 * A cut of a font that visitors have, which is shown until a face of ours is there. Takes a free font with the same
 * widths, which is measured in place of the real one; and full and PostScript names of the cut, and of its twins.
 */
const local = (
  name: string,
  measured: string,
  { file, ...replaced }: ReturnType<typeof cut>,
  names: string,
) => ({
  ...replaced,
  /** The tokens name it after ours. */
  family: `${replaced.face.family} as ${name}`,
  style: replaced.face.style,
  names: names.split(", "),
  measured: `@fontsource/${measured}/files/${measured}-latin-${file}.woff2`,
})

export type LocalFace = ReturnType<typeof local>

/**
 * For the display face: Windows, macOS and iOS have Arial, and Linux a twin of it; Android has Roboto. For the text:
 * Windows, macOS and iOS have Georgia and Times, and Linux a twin of the latter; Android has Noto Serif.
 */
export const LOCAL_FACES: readonly LocalFace[] = [
  local("Arial", "arimo", regular(DISPLAY, 500), "Arial, ArialMT, Liberation Sans"),
  local("Arial", "arimo", bold(DISPLAY), "Arial Bold, Arial-BoldMT, Liberation Sans Bold"),
  local("Roboto", "roboto", regular(DISPLAY, 500), "Roboto, Roboto-Regular"),
  local("Roboto", "roboto", bold(DISPLAY), "Roboto Bold, Roboto-Bold"),
  local("Georgia", "gelasio", regular(TEXT, 400), "Georgia"),
  local("Georgia", "gelasio", bold(TEXT), "Georgia Bold, Georgia-Bold"),
  local("Georgia", "gelasio", italic, "Georgia Italic, Georgia-Italic"),
  local(
    "Times",
    "tinos",
    regular(TEXT, 400),
    "Times New Roman, TimesNewRomanPSMT, Liberation Serif",
  ),
  local(
    "Times",
    "tinos",
    bold(TEXT),
    "Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold",
  ),
  local(
    "Times",
    "tinos",
    italic,
    "Times New Roman Italic, TimesNewRomanPS-ItalicMT, Liberation Serif Italic",
  ),
  local("Noto Serif", "noto-serif", regular(TEXT, 400), "Noto Serif, NotoSerif-Regular, NotoSerif"),
  local("Noto Serif", "noto-serif", bold(TEXT), "Noto Serif Bold, NotoSerif-Bold"),
  local("Noto Serif", "noto-serif", italic, "Noto Serif Italic, NotoSerif-Italic"),
]
