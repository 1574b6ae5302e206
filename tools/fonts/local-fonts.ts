import { DISPLAY, type Face, ITALIC, TEXT } from "./faces"
import { FRENCH_TEXT, FRENCH_TITLES } from "./font-measures"

export type LocalFace = ReturnType<typeof local>[number]

/**
 * The cuts of a font that visitors have, which are shown until a face of ours is there. Takes a free font with the same
 * widths, which is measured in place of the real one; the face that it replaces, and in which weight that is used most;
 * and of each cut, regular, bold and italic, its full and PostScript names, and those of its twins.
 */
function local(name: string, measured: string, face: Face, weight: number, cuts: string[]) {
  const running = { text: FRENCH_TEXT, kerned: face.kerned }
  // In lines of few words, a hundredth more or less is a line more. Local fonts are kerned more than the face.
  const bold = face === DISPLAY ? { text: FRENCH_TITLES, kerned: 1.005 } : running
  const boldest = face.weights[1]
  const replaced = [
    { face, weight, weights: [400, 599] as const, file: "400-normal", ...running },
    { face, weight: boldest, weights: [600, boldest] as const, file: "700-normal", ...bold },
    { face: ITALIC, weight: 400, weights: [400, 700] as const, file: "400-italic", ...running },
  ]
  return replaced.slice(0, cuts.length).map(({ file, ...cut }, index) => ({
    ...cut,
    /** The tokens name it after ours. */
    family: `${cut.face.family} as ${name}`,
    style: cut.face.style,
    names: cuts[index]?.split(", ") ?? [],
    measured: `@fontsource/${measured}/files/${measured}-latin-${file}.woff2`,
  }))
}

/**
 * For the display face: Windows, macOS and iOS have Arial, and Linux a twin of it; Android has Roboto. For the text:
 * Windows, macOS and iOS have Georgia and Times, and Linux a twin of the latter; Android has Noto Serif.
 */
export const LOCAL_FACES: readonly LocalFace[] = [
  ...local("Arial", "arimo", DISPLAY, 500, [
    "Arial, ArialMT, Liberation Sans",
    "Arial Bold, Arial-BoldMT, Liberation Sans Bold",
  ]),
  ...local("Roboto", "roboto", DISPLAY, 500, [
    "Roboto, Roboto-Regular",
    "Roboto Bold, Roboto-Bold",
  ]),
  ...local("Georgia", "gelasio", TEXT, 400, [
    "Georgia",
    "Georgia Bold, Georgia-Bold",
    "Georgia Italic, Georgia-Italic",
  ]),
  ...local("Times", "tinos", TEXT, 400, [
    "Times New Roman, TimesNewRomanPSMT, Liberation Serif",
    "Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold",
    "Times New Roman Italic, TimesNewRomanPS-ItalicMT, Liberation Serif Italic",
  ]),
  ...local("Noto Serif", "noto-serif", TEXT, 400, [
    "Noto Serif, NotoSerif-Regular, NotoSerif",
    "Noto Serif Bold, NotoSerif-Bold",
    "Noto Serif Italic, NotoSerif-Italic",
  ]),
]
