import type { Colour } from "./colours"
import { Figure } from "./figure"
import type { Faces } from "./lettering"

/** Page of an article: its fields have numbers. */
export function anatomy(faces: Faces): string {
  const figure = new Figure(263, faces)
  const number = (x: number, y: number, words: string) => {
    const round = [
      [x + 12, y - 16],
      [x - 8, y - 19],
      [x - 20, y - 2],
      [x - 12, y + 16],
      [x + 8, y + 18],
      [x + 20, y + 3],
      [x + 14, y - 13],
    ] as const
    figure.draw([[5, ...round]], "accent")
    figure.text(x, y + 9, words, { anchor: "middle", bold: true, colour: "accent", size: 26 })
  }
  figure.box(30, 30, 560, 640, "ink")
  figure.area(196, 33, 2, 634, "margin")
  figure.bar(70, 60, 52, "ink", 10)
  figure.bar(50, 60, 8, "accent", 12)
  for (const [at, x] of [398, 460, 522].entries())
    figure.bar(x, 60, 44, at === 2 ? "ink" : "rule", 10)
  const lines: [x: number, y: number, width: number, colour?: Colour, weight?: number][] = [
    [50, 139, 82, "ink"],
    [50, 161, 64],
    [50, 230, 82, "ink"],
    [50, 256, 76],
    [50, 280, 86, "accent"],
    [50, 304, 60],
    [50, 328, 74],
    [238, 134, 260, "ink", 15],
    [238, 152, 252, "ink", 15],
    [238, 187, 268, "muted", 15],
    [238, 211, 194, "muted", 15],
    [238, 266, 288],
    [238, 290, 270],
    [238, 314, 170],
    [238, 357, 194, "ink", 16],
    [238, 371, 184, "ink", 16],
    [238, 410, 284],
    [238, 434, 198],
    [238, 640, 284],
  ]
  for (const line of lines) figure.bar(...line)
  figure.text(206, 374, "#", { bold: true, colour: "margin", size: 28 })
  figure.box(222, 466, 322, 148, "muted")
  figure.area(226, 535, 314, 25, "accent-soft")
  figure.bar(238, 484, 84, "muted")
  for (const [at, width] of [148, 168, 130, 88].entries())
    figure.bar(at % 3 ? 258 : 238, 522 + at * 25, width, "muted", 10)
  figure.draw([[9, [226, 534], [225, 548], [226, 561]]], "accent")
  const places = [
    [524, 143],
    [538, 202],
    [162, 143],
    [162, 276],
    [462, 365],
    [510, 548],
  ] as const
  const legend = [
    ["Titre", "title"],
    ["Chapeau", "description"],
    ["Dates, lecture", "date, updated"],
    ["Sommaire", "## et ###"],
    ["Ancre", "le titre lui-même"],
    ["Ligne marquée", "{2}"],
  ]
  for (const [at, [name = "", field = ""]] of legend.entries()) {
    const y = 66 + at * 110
    const [x, top] = places[at] ?? [0, 0]
    number(x, top, String(at + 1))
    number(640, y, String(at + 1))
    figure.text(680, y + 3, name, { size: 34, bold: true })
    figure.text(680, y + 44, field, { colour: "muted", size: 32 })
  }
  return figure.file(960, 700, "Ce que chaque champ devient dans la page")
}
