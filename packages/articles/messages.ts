const PICTURE = {
  src: "le fichier d’une image",
  alt: 'ce que montre l’image, ou alt="" si elle ne fait que décorer',
}

const EMBED = {
  url: "l’adresse d’une vidéo, d’un code ou d’un message",
  title: "ce que montre le cadre",
}

/** Options of a fence that are gone, each with what to write instead. */
const RETIRED_OPTIONS = new Map([
  ["filename", 'Écrivez title="…".'],
  ["startLine", "Retirez-le\u00a0: les numéros commencent à 1."],
  ["ins", "Écrivez [!code ++] dans un commentaire à la fin de chaque ligne ajoutée."],
  ["del", "Écrivez [!code --] dans un commentaire à la fin de chaque ligne retirée."],
  ["focus", "Marquez des lignes, comme {2,4-6}, ou ne montrez qu’elles."],
  ["collapse", "Retirez-le\u00a0: un bloc s’affiche en entier."],
  ["twoslash", "Retirez-le\u00a0: les types ne s’affichent plus au survol."],
  ["wrap", "Retirez-le\u00a0: une longue ligne défile."],
])

/** The text of an article: tags, pictures, headings, code. */
const article = {
  alt: "ce que montre l’image, entre les crochets",
  decoration: 'Une image qui ne fait que décorer s’écrit <Figure src="./nom.png" alt="" />.',
  noProperties: "aucune propriété",
  endOfComment: "la fin du commentaire, -->, avant la prochaine ligne vide de ce bloc",
  endOfCommentHint:
    "Sans elle, la suite du commentaire se lit sur la page, ou le texte s’arrête là.",
  harmlessTag: "une balise qui ne charge et n’exécute rien",
  noEvents: "aucun attribut d’événement",
  freeId: "un identifiant qui ne commence ni par _, ni par gatsby-, ni par site-",
  seenAddress: "une adresse qui se lit comme elle mène : /page, ou https://autre-site.fr/page",
  schemes: (schemes: readonly string[]) =>
    `une adresse qui commence par l’un de ces mots et un deux-points : ${schemes.join(", ")}`,
  noAddress: 'aucune autre adresse que celle d’un lien, <a href="…">, ou d’un fichier',
  shownTag: "des balises et des attributs que le site affiche",
  removed: "Ils sont retirés de la page et des flux.",
  removedTag: "Ils sont retirés de la page et des flux\u202f; le texte des balises y reste.",
  pixels: "un nombre de pixels, comme 320",
  ownDrawing: "ce qui est dans le dessin même, comme #id",
  required: {
    Correction: { was: "les mots qui étaient là avant" },
    Embed: EMBED,
    Figure: PICTURE,
    Video: {
      src: "le fichier d’une vidéo",
      title: "ce que montre la vidéo, pour qui ne la voit pas",
    },
    iframe: { src: EMBED.url, title: EMBED.title },
    img: PICTURE,
  },
  literal: "un texte connu à la construction",
  noAutoplay: "aucun son qui démarre seul",
  gifIsPicture: "Un GIF est une image : ![Ce qu’elle montre](./nom.gif).",
  mutedLoop: "Pour une vidéo qui tourne seule, écrivez muted et loop.",
  noSource: "une balise qui ne charge pas de fichier",
  useOwn: "Les fichiers se montrent par ![…](./nom.ext), <Figure>, <Video>, <video> ou <audio>.",
  files: {
    video: "une vidéo à côté de l’article, ./nom.mp4 ou ./nom.webm",
    audio: "un son à côté de l’article, ./nom.mp3, .m4a, .ogg, .opus, .flac ou .wav",
    captions: "des sous-titres à côté de l’article, ./nom.vtt",
    picture: "une image à côté de l’article",
  },
  linkWords: "des mots qui disent où mène le lien",
  definition: (name: string) => `une définition de la note, [^${name}]: suivi de son texte`,
  noteName: (name: string) => `un nom de note sans espace, comme [^${name}]`,
  templateTag:
    "des mots, ou du Markdown, car cette balise d’un autre système s’affiche telle quelle",
  seenStars: "une mise en valeur que Markdown reconnaît",
  starsOutside:
    "Entre un signe de ponctuation et une lettre, ces signes s’affichent tels quels. Écrivez « **mot** »suite, ou <strong>« mot »</strong>suite.",
  headingWords: "des mots après les #",
  closedFence: (fence: string) => `une ligne ${fence} qui ferme ce bloc de code`,
  emoji: "l’emoji lui-même, comme 🎉, car son nom reste tel quel",
  noTitle: "h2 à h6, car le titre de la page est le h1",
  firstLevel: "Écrivez ## pour le premier niveau de l’article.",
  level: (previous: number) => `h${previous + 1} au plus, après h${previous}`,
  language: "un langage que shiki connaît",
  noColours: "Le code s’affiche sans couleurs.",
  lines: (count: number) => `des lignes de 1 à ${count}`,
  wordOfCode: "des mots qui sont dans le code",
  retired: RETIRED_OPTIONS,
  noFocus: "du code sans ce commentaire, qui s’afficherait",
  noFocusHint: "Écrivez [!code highlight] pour marquer la ligne.",
  knownName: "un nom que cet article importe ou déclare",
  tex: "une formule en TeX",
  formula: {
    colours: "Une couleur ne convient qu’à un seul thème : les formules gardent celle du texte.",
    closed: "Une formule est entre deux lignes de $$, seules sur leur ligne.",
    unread:
      "Temml ne peut pas la lire\u00a0: il manque un signe après _ ou ^, ou elle a trop de groupes les uns dans les autres, ou plus de 5 000 signes.",
    fault: (reason: string) => `Réponse de Temml, en anglais : ${reason}`,
  },
  diagram: {
    missingAlt: "ce que dit le schéma, pour qui ne le voit pas",
    alt: 'Écrivez ```mermaid alt="Le navigateur demande, le serveur répond."',
    line: "une ligne que le site sait dessiner ; couleurs et styles sont les siens",
    layout: "un schéma que le site sait placer, sans lien d’un groupe à lui-même",
    name: "des noms sans accent, chacun avec son texte là où il paraît d’abord",
    nested: "un groupe qui n’est pas dans un autre groupe",
    size: "un schéma de 10 000 signes au plus, 1 000 par ligne, et de 500 lignes, noms et flèches au plus",
  },
  brace: "Écrivez \\{ pour une accolade dans le texte, ou mettez le code entre accents graves.",
  partsNeedMdx: "Les composants du site s’emploient en MDX : renommez le fichier en .mdx.",
}

/** Remedies, by the parser's sentences. */
const ADVICE: readonly [reason: RegExp, french: string][] = [
  [/autolink|before local name/i, "Écrivez [texte](https://…) pour un lien."],
  [
    /import\/exports/,
    "Une ligne qui commence par import ou export est du JavaScript, suivi d’une ligne vide. Devant une phrase, mettez un autre mot.",
  ],
  [/expression|spread/i, article.brace],
  [
    /closing|open tag|end of file/i,
    "Fermez chaque balise ouverte, dans le même paragraphe ou le même bloc ; sans contenu, elle s’écrit <br />.",
  ],
  [
    /name|attribute/i,
    "Écrivez \\< pour un signe « inférieur » dans le texte, ou mettez le code entre accents graves.",
  ],
]

/** Faults of MDX. */
const mdx = {
  readable: "du MDX lisible",
  advice: ADVICE,
  reply: (reason: string) => `Réponse de l’analyseur, en anglais\u00a0: ${reason}.`,
}

/** Messages for authors, in French as their site. */
export const messages = { article, mdx }
