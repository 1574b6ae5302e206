import { formatProblems } from "@site/problems"
import { loadSample, SITE, SVG, sampleProject } from "../testing/sample-content"
import { accentStyle, lightAccent } from "./accent"

const told = async (fields: string, files: Record<string, string> = {}) => {
  const root = await sampleProject({ ...files, "content/site.yml": `${SITE}${fields}\n` })
  const { problems } = await loadSample(root)
  return formatProblems(problems).replaceAll("content/site.yml:19:", "")
}

describe("the accent is the owner's", () => {
  test.each([
    ["#002fa7", "light-dark(#002fa7,#94b2ff)", "light-dark(#e5ebfa,#1d2844)"],
    ["#b3261e", "light-dark(#b3261e,#efa39f)", "light-dark(#f7e9e8,#3e2423)"],
    ["#000", "light-dark(#000000,#bdbdbd)", "light-dark(#f0f0f0,#303030)"],
    [
      { light: "#7A4A00", dark: "#fc0" },
      "light-dark(#7a4a00,#ffcc00)",
      "light-dark(#faf2e5,#443c1d)",
    ],
  ])("of %j are made the tokens of both schemes", (accent, colour, soft) => {
    expect(accentStyle(accent)).toBe(`--accent:${colour};--accent-soft:${soft}`)
    expect(colour).toContain(lightAccent(accent))
  })

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
      'erreur 29  accent.dark — attendu : une couleur qui se lit sur les blocs de code en sombre (4,5:1) ; reçu : #002fa7 : 1,48:1. La plus proche qui convient : "#5283ff".',
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
