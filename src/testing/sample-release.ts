import { mkdtempSync } from "node:fs"
import { cp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { type ReleaseManifest, releaseLayout, writeServer } from "@site/page-views"
import { build } from "esbuild"
import { staticFiles } from "../content/content-folder"
import french from "../i18n/fr.json"
import { nextSite } from "../release/next-site"
import type { ReleaseInput } from "../release/step"
import { beginServer, writeRelease } from "../release/write-release"
import type { SiteFacts } from "../release-format/release-files"
import { writeFiles } from "./temp-dir"

/** The smallest site. */
export const FACTS: SiteFacts & Pick<ReleaseManifest, "inputs"> = {
  origin: "https://a.example",
  name: "Essai",
  description: "Un site pour les essais.",
  author: "Ada Essai",
  posts: [],
  texts: french,
  feeds: false,
  pictured: [],
  accent: null,
  accentStyle: "",
  resume: null,
  pathPrefix: "",
  aliases: {},
  files: {},
  inputs: "i",
  nextPublication: null,
  pages: ["/"],
  languages: {},
  unlisted: [],
  analyticsOrigin: null,
  frames: [],
  pageViews: true,
  hstsPreload: false,
  securityContact: "moi@a.example",
  serviceWorker: false,
}
const APP = "app-0123456789abcdef0123.js"
const CODE = "console.log(1);".repeat(200)
export const page = (text: string) =>
  `<!doctype html><script>boot()</script><script src="/${APP}" async></script><script src="https://mesure.example/${APP}"></script><p>${text.repeat(500)}</p>`
/** Output of Gatsby for a page with this text. */
export const output = (text: string) => ({
  "public/index.html": page(text),
  ".cache/inline-scripts.json": '["boot()"]',
  [`public/${APP}`]: CODE,
  "public/app-0123456789abcdef0123.js.map": "{}",
  "static/tiny.txt": "petit",
})

/** Input of a step. */
export async function sampleInput(root: string, facts: SiteFacts = FACTS): Promise<ReleaseInput> {
  const next = releaseLayout(join(root, "next"))
  const last = releaseLayout(join(root, "release"))
  return {
    ...{ root, facts, last, next, now: new Date(), statics: await staticFiles(root) },
    site: nextSite(next.site, last.site),
    found: { pages: new Map(), id: "", kept: [] },
  }
}

/** The server of every release of a test file: bundled once, and copied. */
const folder = mkdtempSync(join(tmpdir(), "server-"))
let server: Promise<string> | undefined
afterAll(() => rm(folder, { recursive: true }))

async function copyServer(release: string): Promise<string> {
  server ??= writeServer(folder, build)
  const digest = await server
  await cp(folder, release, { recursive: true })
  return digest
}

/** Makes a release of Gatsby's output; returns its id. */
export const makeRelease = (root: string, facts = FACTS): Promise<string> =>
  writeRelease(root, facts, beginServer(root, copyServer))

/** Writes this text into Gatsby's output and makes a release of it; returns its id. */
export async function release(root: string, text: string, facts = FACTS): Promise<string> {
  await writeFiles(root, output(text))
  return makeRelease(root, facts)
}
export const read = (root: string, file: string) => readFile(join(root, "release", file), "utf8")
export const readJson = async (root: string, file: string) => JSON.parse(await read(root, file))
export const unpacked = async (root: string, file: string) =>
  brotliDecompressSync(await readFile(join(root, "release/site", file))).toString()
