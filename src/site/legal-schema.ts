import { z } from "zod"
import { group, says, text } from "../content-model/fields"
import { publicationDate } from "../content-model/publication-date"

/**
 * What a field is for is said once, here. What is missing for one kind of publisher is said by `content/check-site`,
 * with the reason.
 */
export const legal = group("SiteLegal", "What the law wants to know of the site's publisher.", {
  publisher: z
    .enum(["professional", "individual"])
    .describe(
      "professional: a site that looks for clients. individual: may stay anonymous towards visitors.",
    ),
  name: text
    .optional()
    .describe("Last name and first names. An individual who leaves it out stays anonymous."),
  address: text.optional().describe("Postal address. Required for a professional."),
  telephone: text.optional().describe("Telephone. Required for a professional."),
  email: z.email(says("email")).optional().describe("E-mail for legal questions."),
  registration: text.optional().describe("Legal form and numbers: “EI, SIREN 000 000 000”."),
  vat: text.optional().describe("Intra-community VAT number, when there is one."),
  publicationDirector: text
    .optional()
    .describe("Director of publication (LCEN, art. 1-1). Required for a professional."),
  checked: publicationDate
    .optional()
    .describe("Day on which the owner last checked the legal page: it says so."),
  host: group("LegalHost", "Who stores the site.", {
    name: text.optional().describe("Name of the company."),
    address: text.optional().describe("Postal address."),
    telephone: text.optional().describe("Telephone."),
    withinEu: z
      .boolean()
      .optional()
      .describe("Whether the servers are in the European Union (RGPD, art. 13)."),
    transfers: text
      .optional()
      .describe("Outside of it: where data goes, and what protects it there (RGPD, art. 13)."),
    logs: text
      .optional()
      .describe("What the host or a proxy logs of visits, why and how long; nothing without it."),
  }).prefault({}),
  licence: group("LegalLicence", "Under what licence the site is published.", {
    code: text.describe("Licence of the code."),
    texts: text.describe("Licence of texts and pictures."),
  }),
})
