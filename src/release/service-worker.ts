import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type BuildOptions, build } from "esbuild"
import { isHashedFile } from "../shared/hashed-file"
import { OFFLINE_PATH, SERVICE_WORKER_PATH } from "../shared/offline"
import { componentFiles } from "../shared/page-scripts"
import type { Step } from "./steps"

const CODE = join(__dirname, "../service-worker")
const PAGE_DATA = `page-data${OFFLINE_PATH}/page-data.json`

/**
 * D4: the service worker of a site. When the owner does not want it, it is a worker that removes itself and its caches.
 * The same site has the same text.
 */
export async function serviceWorker(
  site: string,
  pathPrefix: string,
  wanted: boolean,
): Promise<string> {
  const entries = wanted ? await precacheEntries(site, pathPrefix) : []
  const script = join(CODE, wanted ? "worker.ts" : "switched-off.ts")
  // No logs of Workbox.
  const define = { "process.env.NODE_ENV": '"production"', PRECACHE: JSON.stringify(entries) }
  return bundled(script, { format: "iife", define })
}

/** Bundles a worker's script. */
async function bundled(script: string, options: BuildOptions): Promise<string> {
  const all = { entryPoints: [script], bundle: true, minify: true, target: "es2022", ...options }
  const { outputFiles } = await build({ ...all, write: false })
  return outputFiles.map(({ text }) => text).join("")
}

export const worker: Step = async ({ next, facts }) => {
  const script = await serviceWorker(next.site, facts.pathPrefix, facts.serviceWorker)
  return new Map([[SERVICE_WORKER_PATH.slice(1), script]])
}

/** All that the offline page needs: its document, its data, its scripts, the fonts that it preloads. */
async function precacheEntries(site: string, pathPrefix: string) {
  const html = await readFile(join(site, `${OFFLINE_PATH.slice(1)}/index.html`), "utf8")
  if (!html.includes(` data-page-path="${OFFLINE_PATH}"`))
    throw new Error("The offline page does not say its path: the service worker could not hide it.")
  const data = await readFile(join(site, PAGE_DATA), "utf8")
  const component = componentFiles(html)
  if (component.length < 2)
    throw new Error(
      "The offline page does not name the script and the style sheet of its component.",
    )
  const own = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address)
  const addresses = [...own, ...component]
  const root = `${pathPrefix}/`
  const files = addresses.filter(
    address => address.startsWith(root) && isHashedFile(address.slice(root.length)),
  )
  return [
    { url: pathPrefix + OFFLINE_PATH, revision: revisionOf(html) },
    { url: root + PAGE_DATA, revision: revisionOf(data) },
    ...[...new Set(files)].map(url => ({ url, revision: null })),
  ]
}

const revisionOf = (text: string): string => hash("sha256", text).slice(0, 16)
