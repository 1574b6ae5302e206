import { DISPLAY, type Face, ITALIC, TEXT } from "./faces"

/** A cut of a font that visitors have, which is shown until a face of ours is there. */
export interface LocalFace {
  /** The family that the tokens name after ours. */
  family: string
  style: "normal" | "italic"
  weights: readonly [number, number]
  /** Full and PostScript names of the cut, and of fonts with the same widths. */
  names: readonly string[]
  /** A file of a free font with the same widths: measured in place of the real one. */
  measured: string
  /** The face that it replaces, and the weight of it that is used most. */
  target: { face: Face; weight: number }
}

type Cut = Pick<LocalFace, "style" | "weights" | "target"> & { file: string }

/** At which weight the regular of an upright face replaces it, and up to which its bold does. */
const regular = (face: Face, weight: number): Cut => ({
  style: "normal",
  weights: [400, 599],
  file: "400-normal",
  target: { face, weight },
})
const bold = (face: Face): Cut => ({
  style: "normal",
  weights: [600, face.weights[1]],
  file: "700-normal",
  target: { face, weight: 700 },
})
const italic: Cut = {
  style: "italic",
  weights: [400, 700],
  file: "400-italic",
  target: { face: ITALIC, weight: 400 },
}

const local = (
  name: string,
  measured: string,
  { file, ...cut }: Cut,
  names: readonly string[],
): LocalFace => ({
  ...cut,
  family: `${cut.target.face.family} as ${name}`,
  names,
  measured: `@fontsource/${measured}/files/${measured}-latin-${file}.woff2`,
})

/**
 * For the display face: Windows, macOS and iOS have Arial, and Linux a twin of it; Android has Roboto. For the text:
 * Windows, macOS and iOS have Georgia and Times, and Linux a twin of the latter; Android has Noto Serif.
 */
export const LOCAL_FACES: readonly LocalFace[] = [
  local("Arial", "arimo", regular(DISPLAY, 500), ["Arial", "ArialMT", "Liberation Sans"]),
  local("Arial", "arimo", bold(DISPLAY), ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"]),
  local("Roboto", "roboto", regular(DISPLAY, 500), ["Roboto", "Roboto-Regular"]),
  local("Roboto", "roboto", bold(DISPLAY), ["Roboto Bold", "Roboto-Bold"]),
  local("Georgia", "gelasio", regular(TEXT, 400), ["Georgia"]),
  local("Georgia", "gelasio", bold(TEXT), ["Georgia Bold", "Georgia-Bold"]),
  local("Georgia", "gelasio", italic, ["Georgia Italic", "Georgia-Italic"]),
  local("Times", "tinos", regular(TEXT, 400), [
    "Times New Roman",
    "TimesNewRomanPSMT",
    "Liberation Serif",
  ]),
  local("Times", "tinos", bold(TEXT), [
    "Times New Roman Bold",
    "TimesNewRomanPS-BoldMT",
    "Liberation Serif Bold",
  ]),
  local("Times", "tinos", italic, [
    "Times New Roman Italic",
    "TimesNewRomanPS-ItalicMT",
    "Liberation Serif Italic",
  ]),
  local("Noto Serif", "noto-serif", regular(TEXT, 400), [
    "Noto Serif",
    "NotoSerif-Regular",
    "NotoSerif",
  ]),
  local("Noto Serif", "noto-serif", bold(TEXT), ["Noto Serif Bold", "NotoSerif-Bold"]),
  local("Noto Serif", "noto-serif", italic, ["Noto Serif Italic", "NotoSerif-Italic"]),
]
