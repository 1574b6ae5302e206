import { z } from "zod"
import { drawingFile, group, languageTag, says, text } from "../content-model/fields"

/** So many letters have room in a row, in two lines where there is little. */
export const LONGEST_MENU = 50

const menuEntry = group("SiteMenuEntry", "Une entrée du menu.", {
  page: text.describe("Le nom de la page, ou son adresse sans la première barre oblique : plan."),
  label: text.optional().describe("Les mots de l’entrée ; sinon, le titre de la page."),
  lang: languageTag.optional().describe("La langue de ces mots, si ce n’est pas le français."),
})

const colour = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, says("colour"))

const HOME_SECTIONS = ["projects", "techstacks", "posts"] as const

/** Choices of the owner about the parts and the colours of the site. */
export const look = {
  accent: z
    .union(
      [
        colour,
        group("SiteAccent", "Une couleur pour chaque jeu de couleurs.", {
          light: colour.describe("Sur papier clair."),
          dark: colour.describe("Sur papier sombre."),
        }),
      ],
      says("accent"),
    )
    .optional()
    .describe(
      'La couleur des liens, des boutons et des marques, comme "#002fa7", ou { light, dark }. Les nuances en sont tirées ; une couleur que l’on ne pourrait pas lire est refusée.',
    ),
  logo: drawingFile
    .optional()
    .describe(
      "Votre logo, un dessin (SVG) à côté de site.yml : ./logo.svg. Il remplace le nom en haut des pages ; currentColor et var(--accent) y suivent le jeu de couleurs.",
    ),
  menu: z
    .array(
      z
        .union([z.string(), menuEntry], says("menuEntry"))
        .describe("Le nom d’une page, ou un groupe."),
    )
    .min(1)
    .optional()
    .describe(
      "Les entrées du menu, dans l’ordre (S-5) : home, about-me, techstacks, blog, ou le nom d’une page de content/pages. { page: outils, label: Mes outils } lui donne un autre nom. Sans ce champ : ces quatre-là.",
    ),
  home: z
    .array(z.enum(HOME_SECTIONS))
    .refine(sections => new Set(sections).size === sections.length, says("once"))
    .default([...HOME_SECTIONS])
    .describe("Les parties de l’accueil sous ses premiers mots, dans l’ordre."),
}
