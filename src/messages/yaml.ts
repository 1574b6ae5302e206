/** Faults of YAML, by the codes of the package yaml. */
const REASONS: Readonly<Record<string, string>> = {
  BAD_ALIAS:
    "Un mot qui commence par * ou & renvoie ailleurs en YAML\u00a0: écrivez la valeur à sa place, ou mettez-le entre guillemets",
  BAD_DQ_ESCAPE: "Entre guillemets doubles, une barre oblique inverse s’écrit deux fois",
  BAD_INDENT: "Le retrait de la ligne ne suit pas celui des lignes voisines",
  BAD_SCALAR_START: "Un texte qui commence par ce signe se met entre guillemets",
  BLOCK_AS_IMPLICIT_KEY:
    "Mettez entre guillemets un texte qui contient un deux-points, ou corrigez le retrait de la ligne qui suit",
  BLOCK_IN_FLOW: "Entre crochets ou accolades, tout s’écrit à la suite",
  DUPLICATE_KEY: "Gardez l’une des deux lignes",
  MISSING_CHAR: "Il manque un signe : un deux-points, une virgule, une espace ou un guillemet",
  MULTILINE_IMPLICIT_KEY: "Un nom de champ tient sur une ligne",
  MULTIPLE_DOCS: "Le fichier contient plusieurs documents YAML : gardez-en un",
  TAB_AS_INDENT: "Le retrait s’écrit avec des espaces, sans tabulation",
  UNEXPECTED_TOKEN:
    "Ce passage est de trop. Si un guillemet ou une apostrophe a fermé le texte trop tôt, écrivez « » ou ’ à la place",
}

const TYPES: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "true ou false",
  array: "une liste",
  object: "un groupe de champs",
  record: "un groupe de champs",
}

const LIMITS = { least: "au moins", more: "plus de", most: "au plus", less: "moins de" }
const UNITS: Readonly<Record<string, string>> = { string: " caractère", array: " entrée" }

/** YAML: its syntax, its fields, the files that it is in. */
export const yaml = {
  valid: "du YAML valide",
  once: "chaque champ une seule fois",
  reason: (code: string, message: string) => {
    const [, missing] = /(?:end with a|Missing closing) (.)/.exec(message) ?? []
    if (missing) return `Il manque ${missing} à la fin`
    return REASONS[code] ?? "Ce passage ne peut pas être lu comme du YAML"
  },
  types: TYPES,
  group: (fields: string) => `${TYPES.object} : ${fields}`,
  quote: "Mettez ce texte entre guillemets.",
  cut: "un texte sans #, car YAML s’arrête là et lit la suite comme un commentaire",
  list: "Écrivez une liste entre crochets, même d’une seule entrée : [un mot].",
  limit: (limit: keyof typeof LIMITS, than: number, of: string) => {
    const unit = UNITS[of] ?? ""
    return `${LIMITS[limit]} ${than}${unit && than > 1 ? `${unit}s` : unit}`
  },
  knownField: (fields: string) => `un des champs ${fields}`,
  textName: "le nom d’un texte de src/i18n/fr.json",
  goneText: "S’il vient d’une version précédente, retirez-le.",
  places: (places: string) =>
    places ? `un texte où se trouve ${places}, une fois` : "un texte sans {mot} entre accolades",
  retired: "un fichier sans ce champ, qui n’existe plus",
  unknownField: (field: string) => `un champ inconnu, ${field}`,
  frontMatter: {
    expected: "un en-tête, du YAML entre deux lignes de trois tirets, au début du fichier",
    alone: "--- seul sur la première ligne",
    onlyYaml: "Seul le YAML est lu ; rien n’est exécuté.",
    open: "pas de --- final",
    short: (most: number) => `un en-tête de ${most.toLocaleString("fr")} signes au plus`,
    close: "Ajoutez une ligne de trois tirets après le dernier champ.",
  },
  siteFile: {
    expected: "les informations sur le propriétaire et le site",
    received: "aucun fichier",
    hint: "npm run eject-demo -- --identity copie celui de la démonstration, à remplacer ; docs/fields.md décrit chaque champ.",
  },
  rename: "Renommez le dossier ou le fichier, ou écrivez un champ slug.",
}
