import { z } from "zod"
import { group } from "../content-model/fields"

/** Weight of a page on a phone, at a first visit. */
export const weight = z.object({
  path: z.string(),
  /** Compressed, of everything that the page itself loads. */
  bytes: z.number(),
  requests: z.number(),
  /** Elements of the document. */
  elements: z.number(),
})

/** Limits that the owner sets for all pages. */
export const budgets = group(
  "SiteBudgets",
  "Le poids à partir duquel le contrôle et la construction signalent une page.",
  {
    elements: z
      .int()
      .positive()
      .optional()
      .describe(
        "Le nombre d’éléments HTML. Sans ce champ : 1200 pour un article, 600 pour une autre page.",
      ),
    kilobytes: z
      .int()
      .positive()
      .optional()
      .describe(
        "Les ko de la page et de ses scripts, compressés. Sans ce champ : 300 pour l’accueil, un article ou un projet, 250 pour une autre page.",
      ),
  },
).prefault({})

/** Findings of axe on a page, in all the views that the tests open. */
export const findings = z.object({
  path: z.string(),
  /** Rules that the page breaks. */
  violations: z.array(z.string()),
  /** Rules that axe leaves to a person. */
  undecided: z.array(z.string()),
})

/** Subject and tools of the measurement. */
export const conditions = z.object({
  /** Address of the site: the figures are not those of another one. */
  site: z.string(),
  /** Browser, with its version. */
  engine: z.string(),
  axe: z.string(),
})

/** `measured.json` in the folder of the content, which `npm run measure` writes and the legal page shows. */
export const measuresSchema = conditions.extend({
  /** `YYYY-MM-DD` */
  date: z.string(),
  pages: z.array(weight.extend(findings.shape)),
})

export type Measures = z.infer<typeof measuresSchema>

export type Weight = Omit<z.infer<typeof weight>, "path">

export type Budgets = z.infer<typeof budgets>
