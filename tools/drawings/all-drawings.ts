import { DEMONSTRATION } from "../../src/content/content-folder"
import { anatomy } from "./anatomy"
import { articles } from "./articles"
import { counter } from "./counter"
import { chains, views, widths } from "./figures"
import { type Faces, loadFaces } from "./lettering"
import { notebook } from "./notebook"
import { SIGNS } from "./signs"
import { tally } from "./tally"

const DRAWINGS: Record<string, (faces: Faces) => string> = {
  "blog/compter-les-visites-sans-cookie/planche.svg": tally,
  "blog/ecrire-un-article/anatomie.svg": anatomy,
  "blog/ecrire-un-article/largeurs.svg": widths,
  "blog/un-article-est-une-donnee/chemin.svg": chains,
  "projects/articles-en-donnees/planche.svg": articles,
  "projects/compteur-de-visites/chemin-d-une-vue.svg": views,
  "projects/compteur-de-visites/planche.svg": counter,
  "projects/un-cahier-a-marge/planche.svg": notebook,
}

/** Texts of all drawn files by their path: the same each time. */
export async function allDrawings(): Promise<ReadonlyMap<string, string>> {
  const faces = await loadFaces()
  const drawings = Object.entries(DRAWINGS).map(
    ([file, draw]) => [`${DEMONSTRATION}/${file}`, draw(faces)] as const,
  )
  const signs = Object.entries(SIGNS).map(([name, d]) => `export const ${name} =\n  "${d}"\n`)
  const signFile = ["// Drawn by `npm run draw`.\n", ...signs].join("\n")
  return new Map([...drawings, ["src/shared/signs.ts", signFile]])
}
