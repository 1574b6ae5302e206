import { article } from "./article-messages"

/** The parser's sentences, with what is kept of them. The first pattern that matches is used. */
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

const inFrench = (text: string, table: readonly [RegExp, string][]): string | undefined => {
  for (const [pattern, french] of table) {
    const found = pattern.exec(text)
    if (found) return french.replaceAll(/\$(\d)/g, (_, group) => found[Number(group)] ?? "")
  }
  return undefined
}

/** Faults that keep MDX from being read, with their remedies. */
export const mdx = {
  readable: "du MDX lisible",
  reason: (reason: string) => inFrench(reason, REASONS) ?? "Ce passage ne peut pas être lu",
  detail: (detail: string) => {
    const french = inFrench(detail, DETAILS)
    return french ? ` : ${french}` : ""
  },
  reasons: {
    expression: "Le code entre accolades ne peut pas être lu",
    esm: "L’import ou l’export ne peut pas être lu",
    onlyEsm: "Seuls des imports et des exports peuvent être ici",
    onlySpread: "Seul {...propriétés} peut être ici",
  },
  advice: {
    link: "Écrivez [texte](https://…) pour un lien.",
    sentence:
      'Une ligne qui commence par import ou export est du code. Pour une phrase, écrivez {"export"} des données, ou mettez un autre mot devant.',
    esm: "Écrivez import et export comme en JavaScript, suivis d’une ligne vide.",
    brace: article.brace,
    close: "Fermez chaque balise ouverte, dans le même paragraphe ou le même bloc.",
    lessThan:
      "Écrivez \\< pour un signe « inférieur » dans le texte, ou mettez le code entre accents graves.",
  },
}
