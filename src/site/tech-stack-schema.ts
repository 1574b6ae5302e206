import { z } from "zod"
import { group, groups, says, text } from "../content-model/fields"

/** What the owner works with. */
export const techStack = groups("TechStackGroup", "Technologies that are used alike.", {
  title: text.describe("How they are used: every day, at ease, learning."),
  items: z
    .array(
      group("TechStackItem", "A technology that the owner uses.", {
        name: text.describe("Name of the technology."),
        icon: z
          .string()
          .regex(/^[a-z0-9]+$/, says("icon"))
          .optional()
          .describe("Name of the icon at simpleicons.org."),
        years: z.number().positive().describe("Years of use."),
        link: z
          .string()
          .regex(/^(?:\/(?![\\/])|https?:\/\/)\S*$/, says("siteLink"))
          .optional()
          .describe("Page that proves it: an address of this site or another."),
        experience: text.optional().describe("One line on the experience."),
      }),
    )
    .describe("The technologies."),
}).describe("Technologies, grouped by use: #techstacks on the home page.")
