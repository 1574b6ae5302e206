import { writeFile } from "node:fs/promises"
import { DEMONSTRATION } from "../src/content/content-folder"
import { articles } from "./drawings/articles"
import { counter } from "./drawings/counter"
import { notebook } from "./drawings/notebook"
import { SIGNS } from "./drawings/signs"
import { tally } from "./drawings/tally"

/** Draws the covers of the demonstration and the site's own signs anew: `npm run draw`. */
const COVERS = {
  "blog/compter-les-visites-sans-cookie/planche.svg": tally,
  "projects/compteur-de-visites/planche.svg": counter,
  "projects/articles-en-donnees/planche.svg": articles,
  "projects/un-cahier-a-marge/planche.svg": notebook,
}

for (const [file, draw] of Object.entries(COVERS))
  void writeFile(`${DEMONSTRATION}/${file}`, draw())

const signs = Object.entries(SIGNS).map(([name, d]) => `export const ${name} =\n  "${d}"\n`)
void writeFile("src/components/signs.ts", ["// Drawn by `npm run draw`.\n", ...signs].join("\n"))
