import { mkdir, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { fieldReference } from "../content/field-reference"
import { npmScript } from "./npm-script"

/** `npm run fields`: writes the schemas for editors, and the reference of all fields. */
npmScript(async () => {
  for (const [file, text] of fieldReference()) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
})
