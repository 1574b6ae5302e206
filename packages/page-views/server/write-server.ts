import { createHash } from "node:crypto"
import { cp, readFile, rm } from "node:fs/promises"
// Under its own name webpack would follow it into the drivers.
import nodeModule from "node:module"
import { dirname, join } from "node:path"
import type { BuildOptions, build as esbuild } from "esbuild"

const PACKAGE = join(__dirname, "..")

/**
 * Writes the production server into a release: the script `server.cjs`, `writer.cjs` for the process of the SQLite
 * file, and beside them the database drivers, which both load by name, with the native part of `libsql` as npm installed
 * it. The release then runs wherever it is copied, on the kinds of machine that npm installed for. Takes the function of
 * esbuild that bundles; returns a digest of what was written.
 */
export async function writeServer(release: string, build: typeof esbuild): Promise<string> {
  const hash = createHash("sha256")
  const { resolve } = nodeModule.createRequire(join(PACKAGE, "package.json"))
  const libsql = resolve("libsql")
  const scripts = {
    "server.cjs": join(PACKAGE, "commands/serve.ts"),
    "writer.cjs": join(PACKAGE, "stores/writer.ts"),
    "node_modules/pg/index.js": resolve("pg"),
    "node_modules/libsql/index.js": libsql,
  }
  for (const [name, entry] of Object.entries(scripts)) {
    const outfile = join(release, name)
    await build({ ...ONE_SCRIPT, entryPoints: [entry], outfile })
    hash.update(await readFile(outfile))
  }
  const native = join(dirname(libsql), "../@libsql")
  await cp(native, join(release, "node_modules/@libsql"), { recursive: true, dereference: true })
  // With the version of the native part.
  hash.update(await readFile(join(dirname(libsql), "package.json")))
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
  // A native part; another client, which nobody loads; one for another platform.
  external: ["@libsql/*", "pg-native", "pg-cloudflare"],
}
