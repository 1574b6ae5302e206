import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { npmScript } from "../src/commands/npm-script"
import { makeFonts } from "./fonts/make-fonts"

const FOLDER = "src/styles/fonts"

/** `npm run fonts`: cuts the fonts of the site again. What it writes is committed; builds take it as it is. */
async function fonts(): Promise<void> {
  const files = await makeFonts(process.cwd())
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const [name, content] of files) await writeFile(join(FOLDER, name), content)
  process.stdout.write(`${files.size} files in ${FOLDER}.\n`)
}

npmScript(fonts)
