/** Hints of `npm run check:content` on good content. */
export const hints = {
  unknownOption: (options: string, known: string) =>
    `npm run check:content ne connaît que l’option ${known} ; reçu : ${options}. Corrigez à la main ce que le contrôle nomme.`,
  lastAnswered: (address: string) =>
    `une page qui réponde encore à ${address}, comme dans la dernière version construite`,
  ifReplaces: (line: string) => `Si cet article la remplace, écrivez dans son en-tête : ${line}`,
  noPage: "aucune page",
  ifReplaced: (line: string) => `Si un article la remplace, écrivez dans son en-tête : ${line}`,
  title: (most: number) =>
    `un titre de ${most} signes au plus, car les moteurs de recherche coupent la suite`,
  description: (least: number, most: number) =>
    `une description de ${least} à ${most} signes, ce que montrent les moteurs de recherche`,
  signs: (count: number) => `${count} signes`,
  named: "un fichier que l’article de son dossier nomme",
  weight: {
    most: (limit: string) => `${limit} au plus`,
    about: (count: string) => `environ ${count}`,
    elements: (count: number) => `${count} éléments HTML`,
    kilobytes: (count: number) => `${count} ko`,
    lighten: (field: string) =>
      `Abrégez ou divisez ce qui s’y trouve, ou relevez budgets.${field} dans content/site.yml.`,
  },
}
