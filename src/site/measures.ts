import type { Budgets, Weight } from "./measure-schema"

interface Kind {
  name: string
  /** The paths of its pages. */
  of: RegExp
  /** Weight above which a page is reported, and above which a page of the template fails the tests. */
  budget: Weight
}

const OTHERS: Kind = {
  name: "Autres pages",
  of: /^/,
  budget: { bytes: 250_000, requests: 20, elements: 600 },
}

/** The first that a path matches. */
export const KINDS: readonly Kind[] = [
  {
    name: "Accueil",
    of: /^\/$/,
    budget: { bytes: 300_000, requests: 20, elements: 600 },
  },
  {
    name: "Articles",
    of: /^\/blog\/(?!(?:page|tag)\/)/,
    budget: { bytes: 300_000, requests: 20, elements: 1_200 },
  },
  {
    name: "Projets",
    of: /^\/project\//,
    budget: { bytes: 300_000, requests: 20, elements: 600 },
  },
  OTHERS,
]

/** Budget of a kind, with the limits of the site file in place of its own. */
export const budgetOf = (
  { budget }: Kind,
  { elements = budget.elements, kilobytes = budget.bytes / 1000 }: Budgets = {},
): Weight => ({ ...budget, elements, bytes: kilobytes * 1000 })

export const kindOf = (path: string): Kind => KINDS.find(({ of }) => of.test(path)) ?? OTHERS
