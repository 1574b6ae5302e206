import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { cp, readFile, rm } from "node:fs/promises"
// Under its own name webpack would follow it into the drivers.
import nodeModule from "node:module"
import { dirname, join } from "node:path"
import type { BuildOptions, build as esbuild } from "esbuild"
import * as z from "zod"

const PACKAGE = join(__dirname, "..")

const SCRIPTS = { "server.cjs": "commands/serve.ts", "writer.cjs": "stores/writer.ts" }

/** The driver that has to be installed: a native module cannot be bundled. */
const NATIVE = "libsql"

/**
 * Writes the production server into a release: the script `server.cjs`, `writer.cjs` for the process of the SQLite
 * file, and beside them the database drivers, which both load by name. `pg` is one script too; `libsql` comes with all
 * that npm installed for it. The release then runs wherever it is copied, on the kinds of machine that npm installed
 * for. Takes the function of esbuild that bundles; returns a digest of what was written.
 */
export async function writeServer(release: string, build: typeof esbuild): Promise<string> {
  const hash = createHash("sha256")
  const scripts = Object.entries(SCRIPTS).map(([name, entry]) => [name, join(PACKAGE, entry)])
  const pg = nodeModule.createRequire(join(PACKAGE, "package.json")).resolve("pg")
  for (const [name = "", entry = ""] of [...scripts, ["node_modules/pg/index.js", pg]]) {
    const outfile = join(release, name)
    await build({ ...ONE_SCRIPT, entryPoints: [entry], outfile })
    hash.update(await readFile(outfile))
  }
  for (const [folder, name] of nativeFolders()) {
    await cp(folder, join(release, name), { recursive: true, dereference: true })
    hash.update(await readFile(join(folder, "package.json")))
  }
  return hash.digest("hex").slice(0, 20)
}

/** Removes what only the page-view counter needs from a release: 22 MB. */
export async function removeDrivers(release: string): Promise<void> {
  for (const name of ["writer.cjs", "node_modules"])
    await rm(join(release, name), { recursive: true })
}

/** The same code has the same text, without comments, because V8 keeps a script's text, twice as large with a dash. */
const ONE_SCRIPT: BuildOptions = {
  absWorkingDir: PACKAGE,
  bundle: true,
  platform: "node",
  target: "node20",
  minifyWhitespace: true,
  logLevel: "error",
  // Another client, which nobody loads, and one for another platform.
  external: ["pg-native", "pg-cloudflare"],
}

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/**
 * The folders of the native driver's package and of all that it depends on, as far as npm installed it, each with its
 * place in a release.
 */
function nativeFolders(): Map<string, string> {
  const folders = new Map<string, string>()
  const add = (name: string, from: string): void => {
    const places = nodeModule.createRequire(join(from, "package.json")).resolve.paths(name) ?? []
    const place = places.find(found => existsSync(join(found, name)))
    const folder = join(place ?? "", name)
    // npm does not install packages for other kinds of machine.
    if (!place || folders.has(folder)) return
    // npm installs in the package that needs another version than the others, beside this package, or above the project.
    const owner = folders.get(dirname(place)) ?? ""
    folders.set(folder, join(owner, "node_modules", name))
    const text = readFileSync(join(folder, "package.json"), "utf8")
    const { dependencies, optionalDependencies } = packageFile.parse(JSON.parse(text))
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, folder)
  }
  add(NATIVE, PACKAGE)
  return folders
}
