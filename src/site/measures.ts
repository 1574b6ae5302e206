import type { Weight } from "./measure-schema"

interface Kind {
  name: string
  /** The paths of its pages. */
  of: RegExp
  /** What none of its pages may exceed: a heavier one fails the build, and the tests (issue 11). */
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

export const kindOf = (path: string): Kind => KINDS.find(({ of }) => of.test(path)) ?? OTHERS
