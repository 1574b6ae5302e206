import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ContentProblem } from "@site/problems"
import { type Colord, colord, extend } from "colord"
import a11y from "colord/plugins/a11y"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../site/site-schema"
import type { ProblemOf } from "./read-yaml"

extend([a11y])

type Accent = NonNullable<SiteFacts["accent"]>
type Scheme = "light" | "dark"

/** WCAG 2.2, 1.4.3. Edges and focus need 3:1 on the same grounds, and white or paper on the accent has what it has on paper. */
const READABLE = 4.5

/** Contrast of the dark scheme's accent, which is made of the light one: as clear as text is. */
const CLEAR = 7

/** The tokens that the accent is read on. */
const GROUNDS = ["paper", "surface", "code-paper"] as const

/** Its soft form has its hue and so much of its saturation: of every hue, a ground for the texts of marked lines of code. */
const SOFT = {
  light: { saturation: 0.67, lightness: 94 },
  dark: { saturation: 0.4, lightness: 17 },
}

/** The accent and its soft form in both schemes, for the style that every page begins with (D38). */
export function accentStyle(accent: Accent): string {
  const { light, dark } = bothSchemes(accent)
  const soft = { light: softOf(light, "light"), dark: softOf(dark, "dark") }
  return [
    `--accent:light-dark(${light.toHex()},${dark.toHex()})`,
    `--accent-soft:light-dark(${soft.light.toHex()},${soft.dark.toHex()})`,
  ].join(";")
}

/** The accent of the light scheme, for what has only that one. */
export const lightAccent = (accent: Accent): string => bothSchemes(accent).light.toHex()

/** A problem for each scheme in which the accent cannot be read: the ratio, and the nearest colour that can. */
export function checkAccent(accent: Accent, problem: ProblemOf): ContentProblem[] {
  const wording = messages.site.accent
  const given = bothSchemes(accent)
  return (["light", "dark"] as const).flatMap(scheme => {
    const { ground, ratio } = worstGround(given[scheme], scheme)
    if (ratio >= READABLE) return []
    const at = typeof accent === "string" ? ["accent"] : ["accent", scheme]
    return problem(at, {
      expected: wording.readable(scheme, ground),
      received: wording.ratio(given[scheme].toHex(), ratio),
      hint: wording.nearest(towardsInk(given[scheme], scheme, READABLE).toHex()),
    })
  })
}

/** One colour is that of the light scheme: the dark scheme has it in a lighter form. */
function bothSchemes(accent: Accent): Record<Scheme, Colord> {
  if (typeof accent !== "string") return { light: colord(accent.light), dark: colord(accent.dark) }
  const light = colord(accent)
  return { light, dark: towardsInk(light, "dark", CLEAR) }
}

/** The accent in its hue, darker or lighter, from where it reaches a contrast on every ground. */
function towardsInk(colour: Colord, scheme: Scheme, contrast: number): Colord {
  const step = scheme === "light" ? -1 : 1
  const { h, s, l } = colour.toHsl()
  let tried = colour
  for (let at = Math.round(l); at >= 0 && at <= 100; at += step) {
    tried = colord({ h, s, l: at })
    if (worstGround(tried, scheme).ratio >= contrast) break
  }
  return tried
}

function worstGround(colour: Colord, scheme: Scheme) {
  const grounds = [
    ...GROUNDS.map(name => ({ name, colour: token(name, scheme) })),
    { name: "accent-soft" as const, colour: softOf(colour, scheme) },
  ]
  const measured = grounds.map(ground => ({
    ground: ground.name,
    ratio: colour.contrast(ground.colour),
  }))
  return measured.reduce((worst, other) => (other.ratio < worst.ratio ? other : worst))
}

function softOf(accent: Colord, scheme: Scheme): Colord {
  const { saturation, lightness } = SOFT[scheme]
  const { h, s } = accent.toHsl()
  return colord({ h, s: s * saturation, l: lightness })
}

const TOKENS = ["src/styles/tokens.css", "src/styles/code-tokens.css"]
let tokens: string | undefined

/** A colour of the site's style sheets, which have each of them once. */
function token(name: string, scheme: Scheme): Colord {
  tokens ??= TOKENS.map(file => readFileSync(join(process.cwd(), file), "utf8")).join("")
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  const found = scheme === "light" ? light : dark
  if (!found) throw new Error(`${TOKENS.join(", ")} — expected --${name}: light-dark(#…, #…).`)
  return colord(found)
}
