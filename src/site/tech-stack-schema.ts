import { z } from "zod"
import { group, groups, says, text } from "../content-model/fields"

/** Technologies of the owner. */
export const techStack = groups("TechStackGroup", "Des technologies d’un même usage.", {
  title: text.describe("L’usage : tous les jours, à l’aise, en apprentissage."),
  items: z
    .array(
      group("TechStackItem", "Une technologie que vous employez.", {
        name: text.describe("Le nom de la technologie."),
        years: z.number().positive().describe("Le nombre d’années."),
        link: z
          .string()
          .regex(/^(?:\/(?![\\/])|https?:\/\/)\S*$/, says("siteLink"))
          .optional()
          .describe("La page qui le prouve : une adresse de ce site ou d’un autre."),
        experience: text.optional().describe("Une ligne sur l’expérience."),
      }),
    )
    .describe("Les technologies."),
}).describe("Les technologies, par usage : #techstacks sur l’accueil.")
