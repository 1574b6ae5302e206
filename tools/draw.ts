import { writeFile } from "node:fs/promises"
import { allDrawings } from "./drawings/all-drawings"

/** Draws the covers and figures of the demonstration and the site's own signs anew: `npm run draw`. */
async function draw(): Promise<void> {
  for (const [file, text] of await allDrawings()) await writeFile(file, text)
}

void draw()
