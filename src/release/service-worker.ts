import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { build } from "esbuild"
import { OFFLINE_FILE, SERVICE_WORKER_PATH } from "../shared/offline"
import { offlinePage } from "./offline-page"
import type { Step } from "./step"

/**
 * D4: the service worker and its offline page. When the owner does not want it, it is a worker that removes itself and its
 * caches. The same site has the same text.
 */
export const worker: Step = async ({ next, site, facts }) => {
  const path = SERVICE_WORKER_PATH.slice(1)
  if (!facts.serviceWorker) return new Map([[path, await bundled("switched-off.ts")]])
  const page = await offlinePage(facts, site.files())
  // It has the version of all scripts: with others, the worker is a new one, and deletes those that no page needs.
  const version = await readFile(join(next.site, "page-data/app-data.json"), "utf8")
  const id = hash("sha256", page + version).slice(0, 16)
  return new Map([
    [path, await bundled("worker.ts", { BUILD: JSON.stringify(id) })],
    [OFFLINE_FILE, page],
  ])
}

/** Bundles a worker's script. */
async function bundled(script: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "../service-worker", script)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join("")
}
