import { DISPLAY_FAMILY, TEXT_FAMILY } from "./faces"

type CutName = "regular" | "bold" | "italic"

/** A font that visitors have. */
interface LocalFont {
  name: string
  /** Full and PostScript names of its cuts, and of fonts with the same widths. */
  names: Partial<Record<CutName, readonly string[]>>
  /** A free font with the same widths: the build measures it in place of the real one. */
  measured: string
}

/** A cut of a local font that stands in for a face of ours. */
export interface LocalFace {
  /** The family that the tokens name after ours. */
  family: string
  style: "normal" | "italic"
  weights: readonly [number, number]
  names: readonly string[]
  measured: string
  /** The face that it stands in for, and the weight of it that is used most. */
  target: { face: string; weight: number }
}

/** Windows, macOS and iOS have Arial, and Linux a twin of it; Android has Roboto. */
const FOR_DISPLAY: readonly LocalFont[] = [
  {
    name: "Arial",
    measured: "arimo",
    names: {
      regular: ["Arial", "ArialMT", "Liberation Sans"],
      bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
    },
  },
  {
    name: "Roboto",
    measured: "roboto",
    names: { regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] },
  },
]

/** Windows, macOS and iOS have Georgia and Times, and Linux a twin of the latter; Android has Noto Serif. */
const FOR_TEXT: readonly LocalFont[] = [
  {
    name: "Georgia",
    measured: "gelasio",
    names: {
      regular: ["Georgia"],
      bold: ["Georgia Bold", "Georgia-Bold"],
      italic: ["Georgia Italic", "Georgia-Italic"],
    },
  },
  {
    name: "Times",
    measured: "tinos",
    names: {
      regular: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
      bold: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
      italic: ["Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Liberation Serif Italic"],
    },
  },
  {
    name: "Noto Serif",
    measured: "noto-serif",
    names: {
      regular: ["Noto Serif", "NotoSerif-Regular", "NotoSerif"],
      bold: ["Noto Serif Bold", "NotoSerif-Bold"],
      italic: ["Noto Serif Italic", "NotoSerif-Italic"],
    },
  },
]

type Cut = Pick<LocalFace, "style" | "weights" | "target"> & { file: string }

/** Regular and bold of an upright face: at which weight the regular stands in, and how bold the bold is. */
const upright = (
  face: string,
  weight: number,
  heaviest: number,
): Partial<Record<CutName, Cut>> => ({
  regular: {
    style: "normal",
    weights: [400, 599],
    file: "400-normal",
    target: { face, weight },
  },
  bold: {
    style: "normal",
    weights: [600, heaviest],
    file: "700-normal",
    target: { face, weight: 700 },
  },
})

const DISPLAY_CUTS = upright("bricolage-grotesque", 500, 800)

const TEXT_CUTS: Partial<Record<CutName, Cut>> = {
  ...upright("literata", 400, 700),
  italic: {
    style: "italic",
    weights: [400, 700],
    file: "400-italic",
    target: { face: "literata-italic", weight: 400 },
  },
}

const CUT_NAMES: readonly CutName[] = ["regular", "bold", "italic"]

const standIns = (
  family: string,
  fonts: readonly LocalFont[],
  cuts: Partial<Record<CutName, Cut>>,
): LocalFace[] =>
  fonts.flatMap(({ name, names, measured }) =>
    CUT_NAMES.flatMap(cutName => {
      const cut = cuts[cutName]
      const local = names[cutName]
      if (!cut || !local) return []
      const { file, ...face } = cut
      const path = `@fontsource/${measured}/files/${measured}-latin-${file}.woff2`
      return [{ ...face, family: `${family} as ${name}`, names: local, measured: path }]
    }),
  )

export const LOCAL_FACES: readonly LocalFace[] = [
  ...standIns(DISPLAY_FAMILY, FOR_DISPLAY, DISPLAY_CUTS),
  ...standIns(TEXT_FAMILY, FOR_TEXT, TEXT_CUTS),
]
