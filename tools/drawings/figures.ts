import type { Colour } from "./colours"
import { Figure } from "./figure"
import type { Faces } from "./lettering"

/** Two chains from a file to a page: a script for each article, or data. */
export function chains(faces: Faces): string {
  const figure = new Figure(201, faces)
  const chain = (x: number, colour: Colour, title: string, lead: string, steps: string[][]) => {
    figure.text(x, 56, title, { colour, size: 26, bold: true })
    figure.text(x, 88, lead, { colour: "muted", size: 22 })
    for (const [at, [name = "", about]] of steps.entries()) {
      const y = 122 + at * 124
      const isNew = colour === "accent" && at > 0
      const isEnd = isNew && at === 3
      const fill = isEnd ? "accent" : "accent-soft"
      figure.box(x, y, 268, 86, colour, isNew ? fill : undefined)
      if (at > 0) figure.arrow(x + 134, y - 36, y - 4, colour)
      const line = { anchor: "middle", colour: isEnd ? "on-accent" : "ink" } as const
      figure.text(x + 134, y + (about ? 38 : 51), name, { ...line, bold: true })
      const small = { ...line, size: 22, ...(!isEnd && { colour: "muted" as const }) }
      if (about) figure.text(x + 134, y + 67, about, small)
    }
  }
  chain(36, "ink", "Voie habituelle", "un script par article", [
    ["index.mdx"],
    ["webpack", "un script de plus"],
    ["liste", "de tous les scripts"],
    ["chaque page", "la porte en entier"],
  ])
  chain(338, "accent", "Voie choisie", "une donnée par article", [
    ["index.mdx"],
    ["unified", "une fois, en cache"],
    ["texte", "lu par GraphQL"],
    ["sa page", "et elle seule"],
  ])
  return figure.file(640, 610, "Du fichier à la page, par deux voies")
}

/** Widths of text, code and wide figures, on one edge. */
export function widths(faces: Faces): string {
  const figure = new Figure(223, faces)
  const width = (
    y: number,
    title: string,
    words: string,
    x: number,
    to: number,
    colour: Colour,
  ) => {
    figure.text(58, y, title, { size: 26, bold: true })
    figure.box(x, y + 16, to - x, 60, colour, colour === "accent" ? "accent-soft" : undefined)
    figure.text(64, y + 54, words, { colour, bold: colour === "accent" })
  }
  for (const x of [46, 394]) for (let y = 30; y < 388; y += 16) figure.bar(x, y, 1, "muted", 3)
  width(62, "Colonne", "62 à 70 signes par ligne", 46, 394, "ink")
  width(182, "Code", "déborde de la colonne", 35, 464, "ink")
  width(302, "Figure large", "960 pixels au plus", 46, 605, "accent")
  return figure.file(640, 412, "Trois largeurs, alignées sur le bord du texte")
}

/** Path of page views: five arrive, the server adds them up, one transaction writes three rows. */
export function views(faces: Faces): string {
  const figure = new Figure(241, faces)
  const name = (y: number, words: string, lead: string, x: number) => {
    figure.text(60, y, words, { bold: true })
    figure.text(x, y, lead, { colour: "muted", size: 22 })
  }
  const rows = [
    ["/blog", "3", "/"],
    ["/", "1", "direct"],
    ["/about-me", "1", "/"],
  ]
  name(56, "Navigateur", "cinq pages lues", 196)
  let x = 60
  for (const [path, width] of [
    ["/blog", 88],
    ["/", 48],
    ["/blog", 88],
    ["/about-me", 136],
    ["/blog", 88],
  ] as const) {
    figure.box(x, 78, width, 54, "ink")
    figure.text(x + width / 2, 112, path, { anchor: "middle", size: 22 })
    figure.arrow(x + width / 2, 144, 182, "ink")
    x += width + 12
  }
  name(222, "Serveur", "quelques millisecondes", 162)
  figure.box(60, 242, 496, 134, "ink")
  for (const [at, [path = "", count]] of rows.entries()) {
    figure.text(80, 280 + at * 37, path, { size: 22 })
    figure.text(240, 280 + at * 37, `× ${count}`, { size: 22, bold: true })
  }
  for (const [at, words] of ["mêmes clés", "additionnées"].entries())
    figure.text(538, 300 + at * 32, words, { anchor: "end", colour: "muted", size: 22 })
  figure.arrow(168, 386, 436, "accent")
  figure.text(196, 418, "une seule transaction", { colour: "accent", bold: true })
  name(482, "SQLite", "une ligne par compteur", 148)
  figure.area(62, 504, 492, 44, "accent")
  figure.box(60, 502, 496, 190, "accent")
  const columns = [78, 182, 338] as const
  for (const [at, words] of ["jour", "chemin", "provenance"].entries())
    figure.text(columns[at] ?? 0, 533, words, { colour: "on-accent", bold: true, size: 22 })
  figure.text(540, 533, "vues", { anchor: "end", colour: "on-accent", bold: true, size: 22 })
  for (const [at, [path = "", count = "", from = ""]] of rows.entries()) {
    const y = 581 + at * 46
    for (const [column, words] of ["18 nov.", path, from].entries())
      figure.text(columns[column] ?? 0, y, words, { size: 22 })
    figure.text(540, y, count, { anchor: "end", bold: true, size: 22 })
    if (at > 0) figure.bar(72, y - 31, 472, "rule", 3)
  }
  figure.draw(
    [[5, [564, 620], [588, 619], [588, 619], [590, 360], [588, 104], [588, 104], [566, 105]]],
    "accent",
  )
  figure.draw([[4, [580, 95], [564, 105], [564, 105], [581, 115]]], "accent")
  figure.text(620, 350, "réponse : après l’écriture", {
    anchor: "middle",
    bold: true,
    colour: "accent",
    size: 22,
    upwards: true,
  })
  return figure.file(640, 724, "Le chemin d’une vue, du navigateur à la réponse")
}
