import { readFileSync } from "node:fs"
import { formatProblems } from "@site/problems"
import { colord } from "colord"
import { loadSample, SITE, SVG, sampleProject } from "../testing/sample-content"
import { accentStyle, lightAccent } from "./accent"

const told = async (fields: string, files: Record<string, string> = {}) => {
  const root = await sampleProject({ ...files, "content/site.yml": `${SITE}${fields}\n` })
  const { problems } = await loadSample(root)
  return formatProblems(problems).replaceAll("content/site.yml:19:", "")
}

/** Colours of a token in light and in dark. */
const coloursIn = (styles: string, name: string) =>
  new RegExp(`--${name}: ?light-dark\\((#\\w+), ?(#\\w+)\\)`).exec(styles)?.slice(1) ?? []

describe("the accent is the owner's", () => {
  test.each([
    ["#002fa7", "light-dark(#002fa7,#8fafff)", "light-dark(#e5ebfa,#1a243d)"],
    ["#b3261e", "light-dark(#b3261e,#ee9f9b)", "light-dark(#f7e9e8,#38201f)"],
    ["#000", "light-dark(#000000,#b8b8b8)", "light-dark(#f0f0f0,#2b2b2b)"],
    [
      { light: "#7A4A00", dark: "#fc0" },
      "light-dark(#7a4a00,#ffcc00)",
      "light-dark(#faf2e5,#3d361a)",
    ],
  ])("of %j are made the tokens of both schemes", (accent, colour, soft) => {
    expect(accentStyle(accent)).toBe(`--accent:${colour};--accent-soft:${soft}`)
    expect(colour).toContain(lightAccent(accent))
  })

  test.each(["ink", "muted", "positive", "code-function", "code-constant", "code-punctuation"])(
    "--%s is readable on the soft form of every hue",
    name => {
      const sheets = ["tokens", "code-tokens"].map(sheet =>
        readFileSync(`src/styles/${sheet}.css`, "utf8"),
      )
      const texts = coloursIn(sheets.join(""), name)
      for (let h = 0; h < 360; h += 5) {
        const grounds = coloursIn(accentStyle(colord({ h, s: 100, l: 40 }).toHex()), "accent-soft")
        expect(grounds).toHaveLength(2)
        grounds.forEach((ground, scheme) => {
          expect(colord(ground).contrast(texts[scheme])).toBeGreaterThanOrEqual(4.5)
        })
      }
    },
  )

  test.each([
    'accent: "#b3261e"',
    'accent: "#5B2A86"',
    'accent: { light: "#0b6e4f", dark: "#17e8a6" }',
  ])("takes %s", async accent => expect(await told(accent)).toBe(""))

  test.each([
    [
      'accent: "#ffcc00"',
      'erreur 1  accent — attendu : une couleur qui se lit sur les blocs de code en clair (4,5:1) ; reçu : #ffcc00 : 1,33:1. La plus proche qui convient : "#856a00".',
    ],
    [
      'accent: { light: "#002fa7", dark: "#002fa7" }',
      'erreur 29  accent.dark — attendu : une couleur qui se lit sur les lignes de code marquées en sombre (4,5:1) ; reçu : #002fa7 : 1,44:1. La plus proche qui convient : "#5786ff".',
    ],
    ["accent: bleu", 'erreur 1  accent — attendu : une couleur écrite #002fa7 ; reçu : "bleu".'],
    [
      "accent: { light: '#002fa7' }",
      'erreur 1  accent — attendu : une couleur écrite #002fa7, ou { light, dark } ; reçu : {"light":"#002fa7"}.',
    ],
  ])(
    "refuses %s, which nobody could read, with the ratio and the nearest colour",
    async (accent, problem) => {
      expect(await told(accent)).toBe(problem)
    },
  )
})

const LOGO = SVG.replace("<svg ", '<svg viewBox="0 0 4 4" ')

describe("the logo is the owner's", () => {
  test.each([
    ["./logo.svg", LOGO, ""],
    ["./logo.png", LOGO, 'un dessin à côté de ce fichier, écrit ./nom.svg ; reçu : "./logo.png"'],
    [
      "./autre.svg",
      LOGO,
      'une image qui existe à côté de ce fichier ; reçu : "./autre.svg", qui n’existe pas',
    ],
    ["./logo.svg", SVG, "un dessin avec un viewBox, comme 0 0 640 400 ; reçu : aucun"],
    [
      "./logo.svg",
      LOGO.replace("M0 0", `M0 0${"h1".repeat(2100)}`),
      "un dessin de 4096 octets au plus, car chaque page qui le montre le contient ; reçu : 4306 octets",
    ],
    [
      "./logo.svg",
      LOGO.replace("<path", "<script/><path"),
      "un dessin fait de formes, aux couleurs données par fill et stroke ; reçu : <script>, à la ligne 1 du dessin",
    ],
  ])("takes a small drawing beside the site file: %s", async (logo, drawing, problem) => {
    expect(await told(`logo: ${logo}`, { "content/logo.svg": drawing })).toBe(
      problem && `erreur 1  logo — attendu : ${problem}.`,
    )
  })
})
