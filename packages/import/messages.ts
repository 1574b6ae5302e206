/** `npm run import`: messages about an export and each post. */
export const messages = {
  usage:
    "Écrivez : npm run import -- DOSSIER, avec le dossier d’un site Hugo, Jekyll, Astro, Gatsby, Hexo, Eleventy, Docusaurus ou Pelican, un dossier de fichiers Markdown, ou l’export de Ghost (.json). Celui de WordPress devient un tel dossier par npx wordpress-export-to-markdown. Avec --dry-run, rien n’est écrit. --old /posts/:slug dit les anciennes adresses.",
  noFolder: (path: string) => `${path} n’existe pas.`,
  notFolder: (path: string) =>
    `${path} n’est ni un dossier, ni un export de Ghost (.json). Celui de WordPress (.xml) devient un dossier par npx wordpress-export-to-markdown. Une archive (.zip, .tar.gz) doit d’abord être décompressée.`,
  noPosts: (path: string) => `${path} ne contient aucun article que cette commande sache lire.`,
  found: (kind: string, count: number) => `${kind} : ${articles(count)}.`,
  nothingWritten: "--dry-run : rien n’a été écrit. Voici ce qui le serait.",
  wasChanged: "changé",
  isOpen: "à voir",
  notImported: "Non importés :",
  present: "Déjà là :",
  imported: (count: number) => `${articles(count)} ${count > 1 ? "importés" : "importé"}.`,
  alike: (lines: readonly number[]) =>
    `De même, ligne${lines.length > 1 ? "s" : ""} ${lines.join(", ")}.`,
  accepted: "Le contrôle du contenu les accepte.",
  toMend: (count: number) => `Reste à corriger (${count} ${count > 1 ? "erreurs" : "erreur"}) :`,
  there: (file: string, folder: string) => `${file} : ${folder} existe, rien n’y est changé`,
  fileThere: (file: string, path: string) =>
    `${file} : ${path} existe, et cet article en apporte un autre ; déplacez ce fichier, puis relancez la commande`,
  unwritten: (file: string, reason: string) =>
    `${file} n’a pas pu être écrit : ${reason}. Supprimez son dossier, puis relancez la commande.`,
  noSlug: (file: string) =>
    `${file} : son nom ne donne pas d’adresse ; ajoutez slug: dans son en-tête, avec des lettres de a à z`,
  sameSlug: (file: string, other: string, slug: string) =>
    `${file} : la même adresse que ${other}, /blog/${slug} ; donnez-lui un autre slug: dans son en-tête`,
  page: (file: string) => `${file} : une page, pas un article`,
  noText: (file: string) => `${file} : sans texte que cette commande sache lire`,
  unread: (file: string, reason: string) => `${file} : ${reason}`,
  unreadText: (reason: string) => `son texte est illisible : ${reason}`,
  outside: (file: string) =>
    `${file} : un lien vers un fichier hors de ce dossier, qui n’est pas suivi ; mettez le fichier lui-même à sa place`,
  notUtf8: "ce fichier n’est pas en UTF-8 ; enregistrez-le en UTF-8, puis relancez la commande",
  brokenFrontMatter: (language: string, reason: string) =>
    `l’en-tête (${language}) est illisible : ${reason}`,
  quoted: (field: string) =>
    `${field} : lu comme un seul texte, que YAML veut entre guillemets à cause de son deux-points`,
  dropped: (fields: readonly string[]) => `champs laissés : ${fields.join(", ")}`,
  unreadDate: (date: string) => `la date « ${date} » n’a pas été comprise`,
  draft: "importé comme brouillon",
  noDate: "sans date : brouillon, daté d’aujourd’hui",
  noTag: (tag: string) => `le sujet « ${tag} » ne donne pas d’adresse et a été laissé`,
  lostAlias: (path: string) =>
    `l’ancienne adresse ${path} est déjà prise, ou n’en est pas une pour ce site : laissée`,
  headings: "niveaux des titres ajustés",
  guessed: (fields: readonly string[]) =>
    `champs déduits du texte ou du nom du fichier : ${fields.join(", ")}`,
  noAlt: (picture: string, alt: string) =>
    `${picture} : dites ce que montre l’image (écrit faute de mieux : « ${alt} »)`,
  noCover: (picture: string) =>
    `la couverture ${picture} n’est pas une image de l’export : laissée`,
  linkedPicture: (picture: string) => `l’image ${picture} est devenue un lien`,
  missingPicture: (picture: string) => `l’image ${picture} n’est pas dans l’export`,
  deadLink: (link: string) =>
    `le lien vers ${link} ne mène à aucune page publiée ici : ses mots restent`,
  diagram: (title?: string) => (title ? `Schéma de l’article « ${title} »` : "Schéma"),
  leftDiagram: "un schéma que ce site ne sait pas dessiner : sa source reste, comme du code",
  leftFormula: (formula: string) =>
    `une formule que ce site ne sait pas montrer reste en TeX : ${formula}`,
  noNote: (mark: string) => `${mark} n’est expliqué nulle part : resté tel quel`,
  lostAnchor: (link: string) => `${link} mène au haut de la page : ce titre n’y est pas`,
  brokenMdx: "du MDX que ce site ne sait pas lire : repris comme du Markdown",
  unwrapped: (tag: string) => `${short(tag)} n’existe pas ici : son contenu reste`,
  left: (source: string) => `laissé tel quel : ${short(source)}`,
  removed: (source: string) => `retiré : ${short(source)}`,
  removedPart: (source: string) => `retiré : ${source.trim()}`,
  lost: (words: readonly string[], source: string) =>
    `${words.join(", ")} : retiré de ${short(source)}`,
  lostInHtml: (words: readonly string[]) => `du HTML est retiré : ${words.join(", ")}`,
  hiddenSign: "un signe invisible a été retiré",
  otherLanguage:
    "un texte dans une langue que cette commande ne lit pas ; convertissez-le en Markdown (pandoc -t gfm), puis relancez la commande",
  linkedTag: (tag: string) => `<${tag}> est devenu un lien`,
  copied: (count: number) => `${count} ${count > 1 ? "fichiers copiés" : "fichier copié"}`,
  framed: (site: string) => `Contenu de ${site}`,
  noOldAddresses: (count: number) =>
    `Anciennes adresses : rien ici ne dit celles de ${articles(count)}, et elles n’y mèneront donc pas. Ajoutez-les, par exemple avec --old /posts/:slug (:year, :month et :day existent aussi).`,
  noLanguage: (count: number) =>
    `Langue : rien ici ne dit celle de ${articles(count)}, qui ${count > 1 ? "passent" : "passe"} pour du français. Écrivez lang: dans l’en-tête de ce qui n’en est pas.`,
  read: (site: string) => `Lire le message sur ${site}`,
}

function articles(count: number): string {
  return `${count} ${count > 1 ? "articles" : "article"}`
}

/** The first words of a source, on one line. */
function short(source: string): string {
  const words = source.trim().replaceAll(/\s+/g, " ")
  return words.length > 120 ? `${words.slice(0, 120)}…` : words
}
