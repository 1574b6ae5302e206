/** Hints of `npm run check:content` on good content. */
export const hints = {
  lastAnswered: (address: string) =>
    `une page qui réponde encore à ${address}, comme dans la dernière version construite`,
  noPage: "aucune page",
  ifReplaced: (line: string) => `Si un article la remplace, écrivez dans son en-tête : ${line}`,
  title: (most: number) =>
    `un titre de ${most} signes au plus, car les moteurs de recherche coupent la suite`,
  description: (least: number, most: number) =>
    `une description de ${least} à ${most} signes, ce que montrent les moteurs de recherche`,
  signs: (count: number) => `${count} signes`,
}
