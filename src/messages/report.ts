import { report as ofProblems } from "@site/problems"

/** Zero is singular in French. */
const count = (number: number, noun: string) => `${number} ${noun}${number > 1 ? "s" : ""}`

/** The words of problems, and what the build and the check print around them. */
export const report = {
  ...ofProblems,
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
    next: (moment: Date) =>
      `prochaine publication le ${moment
        .toLocaleString("fr", {
          dateStyle: "long",
          timeStyle: "short",
          timeZone: "Europe/Paris",
        })
        .replace(/^1 /, "1er ")}`,
    separator: " ; ",
  },
  contentErrors: "Le contenu a des erreurs ; rien n’a été construit.",
  unknownMiddleware: (name: string, known: string) =>
    `Middleware de route inconnu : ${name}. Enregistrés dans src/routing/routes.ts : ${known}.`,
  encoding: {
    expected: "un fichier en UTF-8",
    received: "un autre encodage",
    hint: "Ouvrez-le dans votre éditeur avec son encodage actuel, et enregistrez-le en UTF-8.",
  },
  /** An exception, which is no fault of the text. */
  crash: {
    expected: "un fichier que le site peut lire",
    hint: "Cette réponse vient d’un programme. Si le texte est juste, c’est un défaut du site : signalez-le avec ce fichier.",
  },
}
