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
  ["startLine", "Retirez-le : les numéros commencent à 1."],
  ["ins", "Écrivez [!code ++] dans un commentaire à la fin de chaque ligne ajoutée."],
  ["del", "Écrivez [!code --] dans un commentaire à la fin de chaque ligne retirée."],
  ["focus", "Marquez des lignes, comme {2,4-6}, ou ne montrez qu’elles."],
  ["collapse", "Retirez-le : un bloc s’affiche en entier."],
  ["wrap", "Retirez-le : une longue ligne défile."],
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
  removedTag: "Ils sont retirés de la page et des flux, et leur texte y reste.",
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
  ownName: "un nom que le site n’a pas déjà donné à l’un de ses composants",
  ownNameHint: "Donnez un autre nom à ce que l’article importe ou déclare.",
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
  spacedAddress: "une adresse sans espace, ou entre chevrons",
  angles: (target: string) => `Écrivez (<${target}>), ou renommez le fichier sans espace.`,
  templateTag:
    "des mots, ou du Markdown, car cette balise d’un autre système s’affiche telle quelle",
  seenStars: "une mise en valeur que Markdown reconnaît",
  starsOutside:
    "Entre un signe de ponctuation et une lettre, ces signes s’affichent tels quels. Écrivez « **mot** »suite, ou <strong>« mot »</strong>suite.",
  headingWords: "des mots après les #",
  closedFence: (fence: string) => `une ligne ${fence} qui ferme ce bloc de code`,
  smallLetters: {
    sub: (tag: string) =>
      `${tag} pour un indice, car un tilde de chaque côté barre, comme sur GitHub`,
    literalTilde: "\\~ pour un tilde tel quel, car un tilde de chaque côté barre, comme sur GitHub",
    sup: (tag: string) =>
      `${tag} pour un exposant, car ces accents circonflexes restent tels quels`,
  },
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
  noTypes: "un bloc sans types au survol, que le site ne montre plus",
  noTypesHint: "Retirez ce mot. Les lignes // ^? s’affichent comme vous les écrivez.",
  indented: "du texte qui commence au bord, ou un bloc entre deux lignes ```",
  indentedHint: "MDX lit comme du texte ce qui est en retrait de quatre espaces.",
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
  partsNeedMdx: "Les composants du site s’emploient en MDX : renommez le fichier en .mdx.",
}

/** The parser's sentences, with what is kept of them. */
const REASONS: readonly [reason: RegExp, french: string][] = [
  [/to create a comment/, "Un commentaire s’écrit {/* texte */}"],
  [/^Unexpected end of file in expression/, "L’accolade { n’est pas fermée"],
  [/^Unexpected end of file in attribute value/, "Le guillemet de l’attribut n’est pas fermé"],
  [/^Unexpected end of file/, "La balise n’est pas terminée"],
  [/^Unexpected character `+ ?(.+?) ?`+ /, "Le signe « $1 » ne peut pas être ici"],
  [/^Unexpected character after `<`/, "Le signe < n’ouvre ici aucune balise"],
  [
    /^Unexpected closing tag `(.+?)`, expected an open tag/,
    "La balise $1 est fermée sans avoir été ouverte",
  ],
  [/^Unexpected closing slash/, "Une balise est fermée sans avoir été ouverte"],
  [/^Unexpected attribute in closing/, "Une balise fermante ne prend pas d’attribut"],
  [/^Unexpected self-closing slash/, "Une balise fermante ne finit pas par une barre oblique"],
  [
    /^Unexpected closing tag `(.+?)`.+for `(.+?)`/,
    "La balise $1 ne ferme pas $2, ouverte avant elle",
  ],
  [/^Expected a closing tag for `(.+?)`/, "La balise $1 n’est pas fermée"],
  [/^Expected the closing tag `(.+?)`/, "La balise $1 se ferme au milieu d’autre chose"],
  [/^Unexpected lazy line/, "Une ligne du code est sortie de sa citation ou de sa liste"],
  [/^Unexpected empty expression/, "Les accolades sont vides"],
  [/single spread/, "Une seule suite {...propriétés} peut être ici"],
  [/parse expression/, "Le code entre accolades ne peut pas être lu"],
  [/parse import\/exports/, "L’import ou l’export ne peut pas être lu"],
  [/only import\/exports/, "Seuls des imports et des exports peuvent être ici"],
  [/expected an object spread|only spread/, "Seul {...propriétés} peut être ici"],
]

/** Remedies, by the same sentences. */
const ADVICE: readonly [reason: RegExp, french: string][] = [
  [/autolink|before local name/i, "Écrivez [texte](https://…) pour un lien."],
  [/import\/exports/, "Écrivez import et export comme en JavaScript, suivis d’une ligne vide."],
  [/expression|spread/i, article.brace],
  [
    /closing|open tag|end of file/i,
    "Fermez chaque balise ouverte, dans le même paragraphe ou le même bloc.",
  ],
  [
    /name|attribute/i,
    "Écrivez \\< pour un signe « inférieur » dans le texte, ou mettez le code entre accents graves.",
  ],
]

/** The same for JavaScript. What has no words here is omitted, because the place suffices. */
const DETAILS: readonly [detail: RegExp, french: string][] = [
  [/^Unexpected token/, "un signe est inattendu"],
  [/^Expected .* but found/, "un signe est inattendu"],
  [/^Unexpected content after/, "un signe est inattendu"],
  [/^Unterminated string/, "un guillemet n’est pas fermé"],
  [/^Unterminated template/, "un accent grave n’est pas fermé"],
  [/^Identifier '(.+?)' has already/, "le nom $1 est déjà pris"],
  [/^The keyword '(.+?)' is reserved/, "le mot $1 est réservé"],
]

/** Faults of MDX. */
const mdx = {
  readable: "du MDX lisible",
  unreadable: "Ce passage ne peut pas être lu",
  reasons: REASONS,
  details: DETAILS,
  advice: ADVICE,
  sentence:
    'Une ligne qui commence par import ou export est du code. Pour une phrase, écrivez {"export"} des données, ou mettez un autre mot devant.',
}

/** Messages for authors, in French as their site. */
export const messages = { article, mdx }
