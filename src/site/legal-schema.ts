import { z } from "zod"
import { group, says, text } from "../content-model/fields"
import { publicationDate } from "../content-model/publication-date"

/**
 * The schema describes each field once, here. `content/check-site` reports what is missing for one kind of publisher,
 * with the reason.
 */
export const legal = group("SiteLegal", "Ce que la loi demande à l’éditeur du site.", {
  publisher: z
    .enum(["professional", "individual"])
    .describe(
      "professional : un site qui cherche des clients. individual : peut rester anonyme pour les visiteurs.",
    ),
  name: text
    .optional()
    .describe("Nom et prénoms. Un particulier qui ne les donne pas reste anonyme."),
  address: text.optional().describe("L’adresse postale. Obligatoire pour un professionnel."),
  telephone: text.optional().describe("Le téléphone. Obligatoire pour un professionnel."),
  email: z
    .email(says("email"))
    .optional()
    .describe("L’adresse e-mail pour les questions juridiques."),
  registration: text
    .optional()
    .describe("La forme juridique et les numéros : « EI, SIREN 000 000 000 »."),
  vat: text.optional().describe("Le numéro de TVA intracommunautaire, s’il y en a un."),
  publicationDirector: text
    .optional()
    .describe("Qui dirige la publication (LCEN, art. 1-1). Obligatoire pour un professionnel."),
  checked: publicationDate
    .optional()
    .describe("Le jour où vous avez vérifié la page légale, qui le dit."),
  accessibility: group("LegalAccessibility", "Ce que vous avez vérifié de l’accessibilité.", {
    date: publicationDate.describe("Le jour où vous l’avez vérifié."),
    text: text.describe("Ce qui a été vérifié, comment, et ce qui a été trouvé."),
  }).optional(),
  host: group("LegalHost", "L’hébergeur du site.", {
    name: text.optional().describe("Le nom de l’entreprise."),
    address: text.optional().describe("L’adresse postale."),
    telephone: text.optional().describe("Le téléphone."),
    withinEu: z
      .boolean()
      .optional()
      .describe("Si les serveurs sont dans l’Union européenne (RGPD, art. 13)."),
    transfers: text
      .optional()
      .describe("Sinon : où vont les données, et ce qui les y protège (RGPD, art. 13)."),
    logs: text
      .optional()
      .describe(
        "Ce que l’hébergeur ou un proxy note des visites, pourquoi et combien de temps ; sans ce champ, rien n’en est dit.",
      ),
  }).prefault({}),
  licence: group("LegalLicence", "La licence du site.", {
    code: text.describe("La licence du code."),
    texts: text.describe("La licence des textes et des images."),
  }),
})
