/** @jest-environment node */
import { loadSample, SITE, SVG, sampleProject } from "../testing/sample-content"
import { accentStyle, lightAccent } from "./accent"
import { formatProblems } from "./content-problem"

const told = async (fields: string, files: Record<string, string> = {}, language?: "fr") => {
  const root = await sampleProject({ ...files, "content/site.yml": `${SITE}${fields}\n` })
  const { problems } = await loadSample(root, language && { language })
  return formatProblems(problems).replaceAll("content/site.yml:19:", "")
}

describe("issue 15.11: the accent is the owner's", () => {
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
      'error 1  accent — expected a colour that can be read on code blocks in the light scheme (4.5:1), received #ffcc00: 1.33:1. The nearest that can: "#856a00".',
    ],
    [
      'accent: { light: "#002fa7", dark: "#002fa7" }',
      'error 29  accent.dark — expected a colour that can be read on code blocks in the dark scheme (4.5:1), received #002fa7: 1.48:1. The nearest that can: "#5283ff".',
    ],
    ["accent: bleu", 'error 1  accent — expected a colour written #002fa7, received "bleu".'],
    [
      "accent: { light: '#002fa7' }",
      'error 1  accent — expected a colour written #002fa7, or { light, dark }, received {"light":"#002fa7"}.',
    ],
  ])(
    "refuses %s, which nobody could read, with the ratio and the nearest colour",
    async (accent, problem) => {
      expect(await told(accent)).toBe(problem)
    },
  )

  test("says it in French", async () => {
    expect(await told('accent: "#ffcc00"', {}, "fr")).toMatch(
      /^erreur 1 {2}accent — attendu\s: une couleur qui se lit sur les blocs de code en clair \(4,5:1\)\s; reçu\s: #ffcc00\s: 1,33:1. La plus proche qui convient\s: "#856a00".$/,
    )
  })
})

const LOGO = SVG.replace("<svg ", '<svg viewBox="0 0 4 4" ')

describe("issue 15.11: the logo is the owner's", () => {
  test.each([
    ["./logo.svg", LOGO, ""],
    ["./logo.png", LOGO, 'a drawing beside this file, written ./name.svg, received "./logo.png"'],
    [
      "./autre.svg",
      LOGO,
      'a picture that exists beside this file, received "./autre.svg", which is missing',
    ],
    ["./logo.svg", SVG, "a drawing with a viewBox, as 0 0 640 400, received none"],
    [
      "./logo.svg",
      LOGO.replace("M0 0", `M0 0${"h1".repeat(2100)}`),
      "a drawing of 4096 bytes at most, as each page that shows it carries it, received 4306 bytes",
    ],
    [
      "./logo.svg",
      LOGO.replace("<path", "<script/><path"),
      "a drawing of shapes, with colours in fill and stroke, received <script>, in line 1 of the drawing",
    ],
  ])("takes a small drawing beside the site file: %s", async (logo, drawing, problem) => {
    expect(await told(`logo: ${logo}`, { "content/logo.svg": drawing })).toBe(
      problem && `error 1  logo — expected ${problem}.`,
    )
  })
})
