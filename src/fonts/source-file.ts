import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"

/** Reads a file of a package, as Node finds it from the project's root. */
export async function sourceFile(root: string, name: string): Promise<Buffer> {
  try {
    return await readFile(createRequire(join(root, "package.json")).resolve(name))
  } catch (cause) {
    throw new Error(
      `fonts: ${name} — expected a file of an installed package, received nothing at ${root}. ` +
        "Run npm ci; if it stays, the package has renamed the file: see src/fonts/faces.ts and local-fonts.ts.",
      { cause },
    )
  }
}
