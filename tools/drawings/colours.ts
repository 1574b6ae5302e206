import { readFileSync } from "node:fs"

const TOKENS = readFileSync("src/styles/tokens.css", "utf8")

export type Colour =
  | "paper"
  | "ink"
  | "muted"
  | "rule"
  | "margin"
  | "accent"
  | "accent-soft"
  | "on-accent"

/** A token in both schemes. */
export function schemesOf(colour: Colour): readonly [light: string, dark: string] {
  const [, light, dark] =
    TOKENS.match(new RegExp(`--${colour}: light-dark\\((\\S+), (\\S+)\\)`)) ?? []
  if (!light || !dark) throw new Error(`tokens: no pair of colours for --${colour}.`)
  return [light, dark]
}

/** Colour of the page, or of the light scheme where the file is shown alone. */
export const paint = (colour: Colour): string => `var(--${colour},${schemesOf(colour)[0]})`
