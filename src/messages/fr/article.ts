const PICTURE = {
  src: "le fichier d’une image",
  alt: 'ce que montre l’image, ou alt="" si elle ne fait que décorer',
}

/** The text of an article: tags, pictures, headings, code. */
export const article = {
  alt: "ce que montre l’image, entre les crochets",
  decoration: 'Une image qui ne fait que décorer s’écrit <Figure src="./nom.png" alt="" />.',
  noProperties: "aucune propriété",
  harmlessTag: "une balise qui ne charge et n’exécute rien",
  noEvents: "aucun attribut d’événement",
  pixels: "un nombre de pixels, comme 320",
  runsNoCode: "une adresse qui n’exécute pas de code",
  required: {
    Correction: { was: "les mots qui étaient là avant" },
    Figure: PICTURE,
    img: PICTURE,
  },
  linkWords: "des mots qui disent où mène le lien",
  definition: (name: string) => `une définition de la note, [^${name}]: suivi de son texte`,
  noTitle: "h2 à h6, car le titre de la page est le h1",
  firstLevel: "Écrivez ## pour le premier niveau de l’article.",
  level: (previous: number) => `h${previous + 1} au plus, après h${previous}`,
  language: "un langage que shiki connaît",
  noColours: "Le code s’affiche sans couleurs.",
  knownName: "un nom que cet article importe ou déclare",
  tex: "une formule en TeX",
  formula: {
    colours: "Une couleur ne convient qu’à un seul thème : les formules gardent celle du texte.",
    closed: "Une formule est entre deux lignes de $$, seules sur leur ligne.",
    fault: (reason: string) => `Réponse de Temml, en anglais : ${reason}`,
  },
  diagram: {
    missingAlt: "ce que dit le schéma, pour qui ne le voit pas",
    alt: '```mermaid alt="Le navigateur demande, le serveur répond."',
    line: "une ligne que le site sait dessiner ; couleurs et styles sont les siens",
    open: "un bloc refermé",
  },
  brace: "Écrivez \\{ pour une accolade dans le texte, ou mettez le code entre accents graves.",
}
