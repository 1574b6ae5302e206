import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { type BuildOptions, build } from "esbuild"
import { z } from "zod"

/** File of the list. */
export const THIRD_PARTY = "THIRD-PARTY.md"

/** Copied, not bundled: the native driver, the search and the faces. */
const COPIED = [
  ...["libsql", "@neon-rs/load", "detect-libc", "pagefind"],
  // Emoji in share pictures are its drawings.
  "@twemoji/svg",
  ...["@fontsource-variable/bricolage-grotesque", "@fontsource-variable/literata"],
]

/** The server, and the process that writes its SQLite file. */
const SERVERS = ["packages/page-views/commands/serve.ts", "packages/page-views/stores/writer.ts"]

const parts = (folder: string) =>
  readdirSync(folder).flatMap(name => (/(?<!\.test)\.tsx$/.test(name) ? [`${folder}/${name}`] : []))

/** Bundles: the server with its other driver, the service worker, the site, and what Gatsby adds. */
const BUNDLES: readonly BuildOptions[] = [
  {
    entryPoints: [...SERVERS, "pg"],
    platform: "node",
    external: ["pg-native", "pg-cloudflare"],
  },
  { entryPoints: ["src/service-worker/worker.ts"] },
  {
    entryPoints: ["gatsby-browser.tsx", ...parts("src/pages"), ...parts("src/templates")],
    external: ["site-facts", "site-head", "site-date-picker", "gatsby"],
    format: "esm",
  },
  {
    entryPoints: ["gatsby/cache-dir/production-app.js"],
    external: ["gatsby", "gatsby-script", "$virtual/*", "*.json", "*/api-runner-browser-plugins"],
    mainFields: ["browser", "module", "main"],
    format: "esm",
  },
]

const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  metafile: true,
  outdir: "out",
  logLevel: "error",
  jsx: "automatic",
  loader: { ".css": "empty", ".woff2": "empty", ".js": "jsx" },
  alias: { "@reach/router": "@gatsbyjs/reach-router" },
  define: { "process.env.NODE_ENV": '"production"' },
}

const PACKAGE = /.*node_modules\/(?:@[^/]+\/)?[^/]+/

const described = z.object({ name: z.string(), license: z.string().default("unknown") })

/** The packages that a release holds in part or whole, with their licences, by name. */
export async function shippedPackages(): Promise<z.infer<typeof described>[]> {
  const { resolve } = createRequire(join(process.cwd(), "package.json"))
  const results = await Promise.all(
    BUNDLES.map(({ entryPoints, ...options }) => {
      const entries = z.array(z.string()).parse(entryPoints)
      const found = entries.map(entry => (/\.tsx?$/.test(entry) ? entry : resolve(entry)))
      return build({ ...COMMON, ...options, entryPoints: found })
    }),
  )
  const inputs = results.flatMap(({ metafile }) =>
    Object.values(metafile?.outputs ?? {}).flatMap(output => Object.entries(output.inputs)),
  )
  const folders = inputs.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (PACKAGE.exec(file) ?? []) : [],
  )
  const all = new Set([...folders, ...COPIED.map(name => `node_modules/${name}`)])
  const packages = [...all].map(folder =>
    described.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))),
  )
  const byName = new Map(packages.map(found => [found.name, found]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The text of `THIRD-PARTY.md`. */
export const thirdPartyText = (packages: Awaited<ReturnType<typeof shippedPackages>>): string =>
  `# Third parties

What a release holds of other projects, in its server, its scripts and its files. \`npm run third-party\` writes this list; a test compares it. The licence of each is in its package, at \`https://www.npmjs.com/package/<name>\`.

| package | licence |
| --- | --- |
${packages.map(({ name, license }) => `| \`${name}\` | ${license} |\n`).join("")}`
