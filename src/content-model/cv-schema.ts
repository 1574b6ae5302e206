import { z } from "zod"
import { groups, month, says, text, webAddress } from "./fields"

const position = {
  organisation: text.describe("L’organisation."),
  start: month.describe("Le premier mois."),
  end: month.optional().describe("Le dernier mois. Sans lui, cela continue."),
  place: text.optional().describe("La ville, ou « à distance »."),
  url: webAddress.optional().describe("Le site de l’organisation."),
}

const work = {
  role: text.describe("Votre rôle."),
  ...position,
  summary: text.optional().describe("Une phrase à son sujet."),
  highlights: z.array(text).default([]).describe("Les résultats, une ligne pour chacun."),
}

/** Items with one date or none, not a period. */
const items = (description: string) =>
  groups("CvItem", "Quelque chose d’obtenu ou de fait une fois.", {
    title: text.describe("L’intitulé."),
    organisation: text.optional().describe("Qui l’a donné, organisé ou publié."),
    date: month.optional().describe("Le mois."),
    place: text.optional().describe("La ville, ou « en ligne »."),
    url: webAddress.optional().describe("L’adresse où le voir."),
    summary: text.optional().describe("Une phrase à son sujet."),
  }).describe(description)

/** `content/cv.yml`: one source for the about page, its print form and `resume.json`. */
export const cvSchema = z.strictObject({
  pdf: z
    .string()
    .regex(/^\/\S+\.pdf$/, says("pdf"))
    .optional()
    .describe("Le CV en fichier, dans static/ : /cv.pdf"),
  experience: groups("CvExperience", "Un poste.", work).describe(
    "Les emplois, dans l’ordre du fichier.",
  ),
  education: groups("CvEducation", "Une formation.", {
    title: text.describe("Le nom du diplôme ou de la formation."),
    ...position,
  }).describe("Les études, dans l’ordre du fichier."),
  certifications: items("Les certifications."),
  talks: items("Les conférences ; organisation nomme l’événement."),
  publications: items("Les articles et livres parus ailleurs."),
  openSource: items("Les logiciels libres auxquels vous contribuez."),
  volunteering: groups("CvVolunteering", "Un engagement bénévole.", work).describe("Le bénévolat."),
  awards: items("Les prix."),
  languages: groups("CvLanguage", "Une langue que vous parlez.", {
    name: text.describe("Le nom de la langue."),
    level: text.describe("Le niveau, en toutes lettres."),
  }).describe("Les langues."),
  skills: groups("CvSkill", "Un domaine de compétence.", {
    name: text.describe("Le nom du domaine."),
    keywords: z.array(text).default([]).describe("Ce qui en fait partie."),
  }).describe("Les compétences."),
})

export type CvFacts = z.infer<typeof cvSchema>
