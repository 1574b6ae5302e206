const disjunction = new Intl.ListFormat("fr", { type: "disjunction" })

/** Zero is singular in French. */
const count = (number: number, noun: string) => `${number} ${noun}${number > 1 ? "s" : ""}`

/** The lines that a problem becomes, and what stands around them. */
export const report = {
  severity: { error: "erreur", warning: "avertissement", hint: "conseil" },
  fault: (expected: string, received: string) => `attendu : ${expected} ; reçu : ${received}.`,
  nothing: "rien",
  none: "aucun",
  oneOf: (words: readonly string[]) => disjunction.format(words),
  missing: (value: string) => `${value}, qui n’existe pas`,
  didYouMean: (name: string) => `Vouliez-vous dire « ${name} » ?`,
  loneTags: (tags: readonly string[]) =>
    `conseil : chacun de ces sujets n’a qu’un article : ${tags.join(", ")}`,
  summary: {
    content: (posts: number, projects: number, pages: number) =>
      [count(posts, "article"), count(projects, "projet"), count(pages, "page")].join(", "),
    problems: (errors: number, warnings: number, hints: number) =>
      [
        count(errors, "erreur"),
        count(warnings, "avertissement"),
        ...(hints > 0 ? [count(hints, "conseil")] : []),
      ].join(", "),
    compiled: (compiled: number, reused: number) =>
      `${count(compiled, "compilé")}, ${reused} depuis le cache`,
    next: (moment: string) => `prochaine publication ${moment}`,
    separator: " ; ",
  },
  contentErrors: "Le contenu a des erreurs ; rien n’a été construit.",
  /** Over the page, in development. */
  lastGoodState:
    "Le contenu a des erreurs. En attendant, ce qui en a reste dans son dernier état correct, ou ne s’affiche pas.",
  closeErrors: "Fermer jusqu’à la prochaine modification",
  unknownMiddleware: (name: string, known: string) =>
    `Middleware de route inconnu : ${name}. Enregistrés dans src/routing/middleware.ts : ${known}.`,
  more: {
    expected: "aucune",
    received: (count: number) => `${count.toLocaleString("fr")} de plus, dont la première est ici`,
  },
  nesting: {
    expected: (levels: number, braces: number, signs: number) =>
      `${levels} niveaux au plus, les uns dans les autres, dont ${braces} d’accolades, et ${signs} signes au plus entre accolades`,
    received: "davantage",
    hint: "Comptez les >, les listes, les crochets, les étoiles et les balises qui s’ouvrent ici ou avant.",
  },
  encoding: {
    expected: "un fichier en UTF-8",
    hint: "Ouvrez-le dans votre éditeur avec son encodage actuel, et enregistrez-le en UTF-8.",
  },
  /** An exception, which is no fault of the text. */
  crash: {
    expected: "un fichier que le site peut lire",
    hint: "Cette réponse vient d’un programme. Si le texte est juste, c’est un défaut du site : signalez-le avec ce fichier.",
  },
  /** Subjects of problems that are not fields. */
  parts: {
    article: "article",
    code: "code",
    embed: "contenu d’un autre site",
    component: "composant",
    emoji: "emoji",
    diagram: "schéma",
    file: "fichier",
    fileName: "nom du fichier",
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
    word: "mot",
    wholeFile: "tout le fichier",
  },
}
