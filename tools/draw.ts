import { writeFile } from "node:fs/promises"
import { DEMONSTRATION } from "../src/content/content-folder"
import { articles } from "./drawings/articles"
import { counter } from "./drawings/counter"
import { notebook } from "./drawings/notebook"

/** Draws the covers of the demonstration anew: `npm run draw`. The same seed makes the same strokes. */
const DRAWINGS = {
  "projects/compteur-de-visites/planche.svg": counter,
  "projects/articles-en-donnees/planche.svg": articles,
  "projects/un-cahier-a-marge/planche.svg": notebook,
}

for (const [file, draw] of Object.entries(DRAWINGS))
  void writeFile(`${DEMONSTRATION}/${file}`, draw())
