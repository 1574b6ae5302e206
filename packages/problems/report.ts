const disjunction = new Intl.ListFormat("fr", { type: "disjunction" })

/**
 * Signs that nobody sees: controls, of which NUL ends a page's text, and those that turn the direction of what is read,
 * so that it reads otherwise (CVE-2021-42574).
 */
export const HIDDEN_SIGN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFDD0-\uFDEF]/u

/** The lines that a problem becomes, and what stands around them. */
export const report = {
  severity: { error: "erreur", warning: "avertissement", hint: "conseil" },
  fault: (expected: string, received: string) => `attendu : ${expected} ; reçu : ${received}.`,
  nothing: "rien",
  none: "aucun",
  oneOf: (words: readonly string[]) => disjunction.format(words),
  missing: (value: string) => `${value}, qui n’existe pas`,
  didYouMean: (name: string) => `Vouliez-vous dire « ${name} » ?`,
  more: {
    expected: "aucune",
    received: (count: number) => `${count.toLocaleString("fr")} de plus, dont la première est ici`,
  },
  nesting: {
    expected:
      "100 niveaux au plus, les uns dans les autres, dont 12 d’accolades, et 10 000 signes au plus entre accolades",
    received: "davantage",
    hint: "Comptez les >, les listes, les crochets, les étoiles et les balises qui s’ouvrent ici ou avant.",
  },
  runsNoCode: "une adresse qui n’exécute pas de code",
  hiddenSign: "un texte sans signe de contrôle ni signe qui change le sens de lecture",
  /** Subjects of problems that are not fields. */
  parts: {
    article: "article",
    code: "code",
    embed: "contenu d’un autre site",
    component: "composant",
    emoji: "emoji",
    diagram: "schéma",
    file: "fichier",
    formula: "formule",
    frontMatter: "en-tête",
    heading: "titre",
    htmlTag: "balise HTML",
    image: "image",
    import: "import",
    link: "lien",
    more: "autres fautes",
    name: "nom",
    nesting: "imbrication",
    note: "note",
    quotation: "citation",
    text: "texte",
    wholeFile: "tout le fichier",
  },
}
