/** Messages about references between entries, to files and to addresses. */
export const references = {
  link: {
    otherSite: "l’adresse complète d’un autre site, https://…",
    whole:
      "une adresse complète (https://… pour un autre site, /blog/son-adresse pour une page, /son-nom.pdf pour un fichier de static/)",
    somewhere: "une adresse, comme https://…, /blog/son-slug ou mailto:nom@exemple.fr",
    downloads: "Les fichiers à télécharger vont dans static/.",
    page: "une page ou un fichier de ce site",
    heading: (path: string) => `un titre de la page ${path}`,
    published: "une page déjà publiée quand celle-ci paraît",
    later: (target: string) => `${target}, pas encore publiée`,
    draft: (target: string) => `${target}, un brouillon`,
  },
  file: {
    module: "un module qui existe à côté de ce fichier",
    inProject: "un fichier du projet lui-même, et non un lien symbolique vers l’extérieur",
    picture: "une image qui existe à côté de ce fichier",
    readable: (kinds: string) => `une image qui peut être lue et montrée ici (${kinds})`,
    notPicture: (target: string) => `${target}, qui n’en est pas une`,
    place:
      "un article à la place où le site le cherche\u00a0: content/blog/nom.md, ou nom/index.md",
    notPublished: "un fichier que rien ne publie",
    move: (file: string) =>
      `Déplacez-le en ${file}\u202f; un nom qui commence par _ ou par un point reste une note à vous.`,
    target: "un lien symbolique vers un fichier",
    deadLink: "un lien qui ne mène à rien",
    small: "une image de 268 millions de pixels au plus",
    large: (width: number, height: number) => `${width} × ${height} pixels`,
    whole: "une image qui se décode jusqu’au bout",
    broken: (target: string) => `${target}, incomplète ou d’un codec que le site n’a pas`,
    saveAgain:
      "Copiez-la de nouveau, ou ouvrez-la et enregistrez-la en JPEG\u00a0: un téléphone donne parfois du HEIC sous un nom en .jpg.",
    inStatic: "un fichier qui existe dans static/",
    remote:
      "Chaque visite donnerait l’adresse du lecteur à cet autre site. Enregistrez le fichier à côté de l’article et écrivez ./nom.ext.",
    notAnimated: (file: string) =>
      `Le GIF ${file} ne peut pas devenir un WebP. Faites-en une vidéo (.mp4 ou .webm), et montrez-la avec <Video src="./nom.mp4" title="…" loop />.`,
    still: "une image fixe, car ici seule la première se voit ; dans le texte, une image s’anime",
    media: "une vidéo (mp4, webm) ou un son (mp3, m4a, ogg, opus, flac, wav) qui peut être lu",
    decomposed:
      "Le fichier est là, mais les accents de son nom y sont décomposés, comme sur macOS. Renommez-le en retapant son nom.",
    captions: "des sous-titres WebVTT (.vtt), en UTF-8",
    spoken: "des sous-titres pour une vidéo sonore",
    captionsHint:
      'Qui n’entend pas lit les paroles : captions="./nom.vtt". Une vidéo où rien ne se dit s’écrit <Video loop />, ou <video muted>.',
  },
  embed: {
    address: "l’adresse https://… d’un autre site",
    framed: "un contenu qui se montre dans un cadre",
    gist: "GitHub interdit d’encadrer un gist : seul un lien y mène. Copiez plutôt le code dans l’article.",
    known: (names: readonly string[]) =>
      `un contenu de ${names.join(", ")}, ou d’un site que site.yml autorise`,
    allow: (host: string) =>
      `Ajoutez « ${host} » à embedHosts, dans content/site.yml : la politique du site et la page légale suivront.`,
  },
  drawing: {
    light: (bytes: number) =>
      `un dessin de ${bytes} octets au plus, car chaque page qui le montre le contient`,
    photograph: "Une photo (png, jpg, webp, avif) peut être plus lourde.",
    bytes: (bytes: number) => `${bytes} octets`,
    shapes: "un dessin fait de formes, aux couleurs données par fill et stroke",
    attribute: (name: string) => `l’attribut ${name}`,
    harmless: "une image faite de formes, sans script ni rien qui vienne d’ailleurs",
    plainExport:
      "Exportez le dessin sans DTD ni instruction (dans Illustrator, Exporter sous, et non Enregistrer sous), ou passez-le par npx svgo.",
    linked:
      "Retirez cette partie. Un dessin qui en a besoin se met dans static/, et un lien y mène.",
    xml: "un dessin en XML qui peut être lu",
    inLine: (part: string, line: number) => `${part}, à la ligne ${line} du dessin`,
    viewBox: "un dessin avec un viewBox, comme 0 0 640 400",
  },
  address: {
    reserved: "un autre slug, car celui-ci est une adresse du site lui-même",
    otherSlug: "Écrivez un autre slug dans l’en-tête.",
    noPortrait: "rien, car seule about-me montre un portrait",
    noCode: "un texte sans import, export ni expression",
    hasCode: "un texte qui en a",
    whereCode: "Les articles, les projets et les autres pages peuvent apporter leur propre code.",
    slugTaken: (file: string) => `un slug qu’aucun autre fichier n’a (${file} a celui-ci)`,
    listPage:
      "un autre slug, car page, series, tag et les quatre chiffres d’une année sont les adresses des listes d’articles",
    pageHas: (file: string) => `une adresse qu’aucune page n’a (${file} a celle-ci)`,
    taken: "une adresse que n’a aucune page ni aucun fichier de ce site",
    twice: (file: string) => `un alias écrit une seule fois (${file} a celui-ci)`,
  },
  series: {
    title: (title: string, file: string) => `${title}, comme dans ${file}`,
    placeTaken: (file: string) => `une place qu’aucune autre partie n’a (${file} a celle-ci)`,
    gap: "la place qui suit celle d’une autre partie (1, 2, 3…)",
  },
  translation: {
    post: "le slug d’un article de content/blog",
    original: (slug: string) => `l’article d’origine, ${slug}`,
    translated: (slug: string, of: string) => `${slug}, une traduction de ${of}`,
    language: (lang: string) => `un article dans une autre langue que celui-ci (${lang})`,
    once: (file: string, lang: string) =>
      `une seule version par langue (${file} est déjà celle en « ${lang} »)`,
  },
  tag: {
    once: "chaque sujet une seule fois",
    spelling: (path: string, file: string, tag: string) =>
      `une seule façon d’écrire le sujet de ${path} (${file} a ${tag})`,
    keep: (tag: string, count: number) =>
      `Écrivez « ${tag} », comme dans ${count > 1 ? `${count} articles` : "un article"} (majuscules, accents et espaces compris), ou renommez l’un des deux sujets.`,
  },
}
