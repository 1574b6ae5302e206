/** `npm run new`: what it asks and says, and the first words of a new file. */
export const scaffold = {
  usage: 'Écrivez : npm run new post "Un titre", ou npm run new project "Un titre".',
  kind: "Un article (post) ou un projet (project) ? ",
  title: "Quel titre ? ",
  noSlug: (title: string) =>
    `Le titre « ${title} » ne donne pas d’adresse : il lui faut une lettre de a à z ou un chiffre.`,
  taken: (path: string) => `${path} existe déjà. Choisissez un autre titre ; rien n’a été changé.`,
  written: (file: string) =>
    `${file} est prêt. C’est un brouillon : npm run develop le montre ; retirez draft: true pour le publier.`,
  description: "À écrire : une ou deux phrases pour la liste et les moteurs de recherche.",
  text: "À écrire.",
  project: {
    role: "À écrire",
    technology: "À écrire",
    chapters: [
      "Le problème",
      "Les contraintes",
      "Les décisions",
      "Les mesures",
      "Ce que je changerais",
    ],
  },
}
