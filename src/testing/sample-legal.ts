const host = {
  name: "Hôte",
  address: "Lille",
  telephone: "09",
  withinEu: true,
  transfers: null,
  logs: null,
}

type Settings = Queries.LegalNoticesPageQuery["siteSettings"]
type Legal = Settings["legal"]

/** Answers to the legal page's query: of a professional, unless `legal` differs. */
export const legalNotices = (
  legal: Partial<Legal> = {},
  embeds: Settings["embeds"] = [],
): Queries.LegalNoticesPageQuery => ({
  siteSettings: {
    newsletter: null,
    share: [],
    embeds,
    identity: { name: "Ada Essai", email: "ada@example.org" },
    legal: {
      publisher: "professional",
      name: "Ada Essai EI",
      address: "1 rue de l’Essai, Lille",
      telephone: "01 23 45 67 89",
      email: null,
      registration: "SIREN 123 456 789",
      vat: "FR00123456789",
      publicationDirector: "Ada Essai",
      checked: "2026-05-01",
      accessibility: null,
      host,
      licence: { code: "MIT", texts: "CC BY 4.0" },
      ...legal,
    },
  },
})
