type Scheme = "light" | "dark"
type Ground = "paper" | "surface" | "code-paper" | "accent-soft"

const SCHEMES: Record<Scheme, string> = { light: "en clair", dark: "en sombre" }
const GROUNDS: Record<Ground, string> = {
  paper: "le papier",
  surface: "les cadres",
  "code-paper": "les blocs de code",
  "accent-soft": "les lignes de code marquées",
}

/** The site file, the CV, and what the law requires. */
export const site = {
  shareImage: {
    picture: "une image de 1200 × 630 pixels, ce que chaque page annonce",
    size: (path: string, width: number, height: number) =>
      width > 0 ? `${path}, de ${width} × ${height}` : `${path}, qui n’en est pas une`,
  },
  iconDrawing: "le dessin des icônes du site, un SVG carré",
  noFile: "aucun fichier",
  publishedPage: "une page publiée de ce site",
  makePdf:
    "Imprimez la page /about-me dans un fichier PDF, depuis votre navigateur, et mettez-le là.",
  yours: "une valeur à vous, car celle-ci est de la démonstration",
  demonstration: {
    expected: "votre identité, avant de rendre le site public",
    received: "l’identité de démonstration",
    eject: "Lancez npm run eject-demo -- --identity, puis remplacez-la dans content/.",
    replace: "Remplacez ce que nomme npm run check:content, puis retirez ce champ.",
  },
  accent: {
    readable: (scheme: Scheme, ground: Ground) =>
      `une couleur qui se lit sur ${GROUNDS[ground]} ${SCHEMES[scheme]} (4,5:1)`,
    ratio: (colour: string, ratio: number) => `${colour} : ${`${ratio}`.replace(".", ",")}:1`,
    nearest: (colour: string) => `La plus proche qui convient : "${colour}".`,
  },
  menu: {
    shown: "une partie que l’accueil montre",
    noStack: "Remplissez techStack et gardez techstacks dans home, ou retirez cette entrée.",
    page: "home, about-me, techstacks, blog, ou le nom d’une page publiée",
    label: (page: string) => `une entrée avec ses mots : { page: ${page}, label: … }`,
    short: (most: number) =>
      `${most} signes au plus pour toutes les entrées, qui sont sur une ligne`,
    letters: (count: number) => `${count} signes`,
    shorten: "Donnez des mots plus courts : { page: …, label: … }.",
    once: "chaque page une seule fois",
  },
  legal: {
    professional: "Un éditeur professionnel doit l’indiquer (LCEN, art. 1-1).",
    publisher: {
      name: "le nom et les prénoms",
      address: "une adresse postale",
      telephone: "un numéro de téléphone",
      email: "une adresse e-mail",
      publicationDirector: "qui dirige la publication",
    },
    nameless: "Sans legal.name, la page dit que seul l’hébergeur connaît l’éditeur.",
    nameOrNothing: "legal.name à côté, ou rien",
    age: "Les visiteurs voient de quand datent ces informations.",
    checked: "le jour où vous avez vérifié cette page, écrit AAAA-MM-JJ",
    host: "Chaque site nomme son hébergeur (LCEN, art. 1-1).",
    hostFacts: {
      name: "un nom",
      address: "une adresse postale",
      telephone: "un numéro de téléphone",
    },
    abroad: "Les visiteurs apprennent si des données quittent l’Union européenne (RGPD, art. 13).",
    withinEu: "true ou false",
    transfers: "où vont les données, et ce qui les y protège",
    receivers:
      "Les visiteurs apprennent qui reçoit leurs données, et pour combien de temps (RGPD, art. 13).",
    analytics: {
      provider: "qui reçoit les données",
      retention: "combien de temps les données sont gardées",
      privacy: "l’adresse de la page du prestataire sur la vie privée",
    },
  },
}
