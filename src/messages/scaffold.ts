/** `npm run new` and `npm run eject-demo`: their messages, and the first words of a new file. */
export const scaffold = {
  usage: 'Écrivez : npm run new post "Un titre" (ou project, ou page, à la place de post).',
  noSlug: (title: string) =>
    `Le titre « ${title} » ne donne pas d’adresse : il lui faut une lettre de a à z ou un chiffre.`,
  longSlug: (signs: number) =>
    `Ce titre donne une adresse de ${signs} caractères\u202f; il en faut 200 au plus. Donnez ici un titre court\u00a0: vous l’allongerez dans le fichier.`,
  reserved: (address: string) =>
    `Ce titre donne l’adresse ${address}, que le site garde pour lui-même. Donnez ici un autre titre\u00a0: vous le changerez dans le fichier.`,
  taken: (path: string) => `${path} existe déjà. Choisissez un autre titre ; rien n’a été changé.`,
  written: (file: string) =>
    `${file} est prêt. C’est un brouillon : npm run develop le montre ; retirez draft: true pour le publier.`,
  nothingOwn:
    "content/ n’a encore rien à vous : le site montre la démonstration. Lancez d’abord npm run eject-demo -- --identity, qui y copie son site.yml, son CV et ses pages, à remplacer ; sans --identity, ses articles et ses projets aussi.",
  ownContent: "content/ a déjà un contenu à vous : rien n’a été copié.",
  ejectUsage:
    "Écrivez : npm run eject-demo, ou npm run eject-demo -- --identity pour ne copier ni les articles ni les projets. Rien n’a été copié.",
  ejected: (count: number) =>
    `La démonstration est copiée : ${count} fichiers dans content/ et static/. Elle est à vous : remplacez-la, en commençant par content/site.yml.`,
  description: "À écrire : une ou deux phrases pour la liste et les moteurs de recherche.",
  text: "À écrire.",
  expected: "votre texte, puisque ce n’est plus un brouillon",
  hint: "Écrivez-le, ou remettez draft: true.",
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
