import { hash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Names of webpack's output in documents, for the import `site-pieces` of `gatsby-ssr`. */
export interface Pieces {
  /** Gatsby's name of this build, of its styles too: the browser compares it with that of `app-data.json`. */
  buildHash: string
  /** The scripts of every page, with their digests. */
  scripts: readonly { src: string; integrity: string }[]
  /** Address of the script of each page component, by the name of its chunk. */
  components: Readonly<Record<string, string>>
}

/** The file of the pieces, below the project's root. */
export const PIECES = ".cache/site-pieces.json"

/** Parts of webpack's compilation that are read. */
interface Compilation {
  hash: string
  namedChunkGroups: ReadonlyMap<string, { getFiles(): readonly string[] }>
}

interface Compiler {
  hooks: {
    afterEmit: { tapPromise(name: string, call: (made: Compilation) => Promise<void>): void }
  }
}

/**
 * Plugin of webpack's build for browsers: writes what documents need of it, which the code that renders them imports.
 * Gatsby builds scripts first, and renders every page again when that code has changed, so no page names old ones.
 */
export const writePieces = (root: string, pathPrefix: string) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tapPromise("writePieces", async compilation => {
      const pieces = await piecesOf(compilation, join(root, "public"), `${pathPrefix}/`)
      await writeFile(join(root, PIECES), JSON.stringify(pieces))
    }),
})

async function piecesOf(made: Compilation, output: string, base: string): Promise<Pieces> {
  const app = made.namedChunkGroups.get("app")?.getFiles() ?? []
  const scripts = app.filter(isScript).map(async file => {
    const digest = hash("sha256", await readFile(join(output, file)), "base64")
    return { src: base + file, integrity: `sha256-${digest}` }
  })
  const components = [...made.namedChunkGroups].flatMap(([name, group]) =>
    name.startsWith("component---")
      ? group
          .getFiles()
          .filter(file => file.startsWith(`${name}-`) && isScript(file))
          .map(file => [name, base + file])
      : [],
  )
  return {
    buildHash: made.hash,
    scripts: await Promise.all(scripts),
    components: Object.fromEntries(components),
  }
}

const isScript = (file: string): boolean => file.endsWith(".js")
