/**
 * Fields that are gone, each with what to write instead; a field of a group is written `group.field`. A text that is
 * gone is one that `content/interface-texts` does not know.
 */
type RetiredFields = Readonly<Record<string, string>>

type FileKind = "site.yml" | "cv.yml" | "texts.yml" | "blog" | "projects" | "pages"

/** Retired fields of each file of the content, or of the articles in its folder. */
export const RETIRED: Readonly<Record<FileKind, RetiredFields>> = {
  "site.yml": {
    budgets: "Retirez-le : le poids des pages n’est plus contrôlé.",
    messages: "Retirez-le : tous les messages sont en français.",
    plainTexts: "Retirez-le : les articles n’existent plus en Markdown, ni llms.txt.",
    navigation: "Écrivez menu: [home, about-me, techstacks, blog], sans les entrées masquées.",
    copyLink: "Retirez-le : les navigateurs copient eux-mêmes l’adresse d’une page.",
    "pageViews.endpoint":
      "Retirez-le : seul le serveur du site compte les pages lues. Chez un hébergeur de fichiers, écrivez pageViews: false.",
    "pageViews.honourPrivacySignals":
      "Retirez-le : le réglage de la page légale suffit à refuser. Écrivez pageViews: true, ou rien.",
    "pageViews.host": "Retirez-le : le compteur est toujours sur le serveur du site.",
    "updates.notice": "Retirez-le : la navigation suivante charge la nouvelle version, sans note.",
  },
  "cv.yml": {},
  "texts.yml": {
    en: "Retirez-le : les mots autour des articles en anglais sont ceux du site. Un libellé anglais du site se change dans fr.",
  },
  blog: {},
  projects: {},
  pages: {},
}

/** Retired fields that this YAML has, with their places; those of a list are at each of its entries. */
export const retiredIn = (input: unknown, retired: RetiredFields) =>
  Object.entries(retired).flatMap(([name, instead]) =>
    placesOf(input, name.split(".")).map(path => ({ path, instead })),
  )

type FieldPath = readonly (string | number)[]

function placesOf(value: unknown, names: readonly string[], path: FieldPath = []): FieldPath[] {
  const [name, ...rest] = names
  if (name === undefined) return [path]
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, at) => placesOf(entry, names, [...path, at]))
  const group = Object(value)
  return Object.hasOwn(group, name) ? placesOf(Reflect.get(group, name), rest, [...path, name]) : []
}
