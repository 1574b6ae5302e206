import { hash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { build } from "esbuild"
import { type AtRule, parse } from "postcss"

/** Names of webpack's output in documents, for the import `site-pieces` of `gatsby-ssr`. */
export interface Pieces {
  /** Gatsby's name of this build: the browser compares it with that of `app-data.json`. */
  buildHash: string
  /** The scripts of every page, with their digests. */
  scripts: readonly { src: string; integrity: string }[]
  /** Address of the script of each page component, by the name of its chunk. */
  components: Readonly<Record<string, string>>
  /** The rules that pages carry, by the address of their style sheet. */
  styles: Readonly<Record<string, string>>
  /** Address of the file of rare rules. */
  rareStyles: string
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
  const read = (file: string) => readFile(join(output, file))
  const app = made.namedChunkGroups.get("app")?.getFiles() ?? []
  const components = [...made.namedChunkGroups].flatMap(([name, group]) =>
    name.startsWith("component---") ? { name, files: group.getFiles() } : [],
  )
  // A page carries the styles that its template and every page have; parts load theirs.
  const sheets = new Map<string, string>()
  for (const file of [...app, ...components.flatMap(({ files }) => files)])
    if (file.endsWith(".css")) sheets.set(base + file, (await read(file)).toString())
  const { usual, rare } = splitStyles(sheets)
  const rareName = `rare.${hash("sha256", rare).slice(0, 20)}.css`
  if (rare) await writeFile(join(output, rareName), rare)
  const scripts = app.filter(isScript).map(async file => {
    const integrity = `sha256-${hash("sha256", await read(file), "base64")}`
    return { src: base + file, integrity }
  })
  const ownScripts = components.flatMap(({ name, files }) =>
    files
      .filter(file => file.startsWith(`${name}-`) && isScript(file))
      .map(file => [name, base + file]),
  )
  return {
    buildHash: made.hash,
    scripts: await Promise.all(scripts),
    components: Object.fromEntries(ownScripts),
    styles: usual,
    rareStyles: rare && base + rareName,
  }
}

const isScript = (file: string): boolean => file.endsWith(".js")

/** Conditions of rules that few visitors need: paper, and browsers without scripts. */
const RARE = /^(?:print|\(scripting: ?none\))$/

/**
 * Splits style sheets into the rules that pages carry and the rare ones, which are one file for all pages, so that only
 * those wait for them who need them. The sheets themselves keep all rules, for a page that a link leads to.
 * @param sheets by their addresses
 */
export function splitStyles(sheets: ReadonlyMap<string, string>) {
  const rare = new Set<string>()
  const usual = [...sheets].sort().map(([address, text]) => {
    const sheet = parse(text)
    sheet.walkAtRules(rule => {
      if (!isRare(rule)) return
      rare.add(inItsPlace(rule))
      rule.remove()
    })
    sheet.walkAtRules(rule => {
      if (rule.nodes?.length === 0) rule.remove()
    })
    return [address, sheet.toString()] as const
  })
  return { usual: Object.fromEntries(usual), rare: [...rare].join("") }
}

const isRare = ({ name, params }: AtRule): boolean =>
  name === "page" || (name === "media" && RARE.test(params))

/** A rule inside of those that it is in: its layer, its container. */
function inItsPlace(rule: AtRule): string {
  let text = rule.toString()
  for (let { parent } = rule; parent?.type === "atrule"; parent = parent.parent)
    text = `@${parent.name} ${parent.params}{${text}}`
  return text
}

/**
 * webpack's rules for packages and modules that stay outside of the bundle which renders pages: the minifier of inline
 * scripts, the date picker, which no page renders, and the module that cuts fonts. That one is compiled, because Node
 * loads no TypeScript where pages are rendered.
 */
export async function outsideModules(root: string) {
  const outfile = join(root, ".cache/cut-letters.cjs")
  await build({
    entryPoints: [join(root, "src/release/document/cut-letters.ts")],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
  })
  return [/^(?:esbuild|react-day-picker)$/, { "./cut-letters": `commonjs ${outfile}` }]
}
