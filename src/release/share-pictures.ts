import { hash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { basename, join } from "node:path"
import { build } from "esbuild"
import { staticPath } from "../content/content-folder"
import { listFiles, mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { sharePictureOf } from "../shared/share-picture"
import { ICON } from "../shared/site-icons"
import { drawSharePicture, FACES } from "./draw-share-picture"
import { forPage } from "./for-page"
import type { Step } from "./step"

/** Folder of pictures for later builds, below the project's root. Each is named by the digest of what it shows. */
const STORE = ".share-pictures"

/** File that draws. When it or a file that it imports differs, all pictures are drawn again. */
const PEN = join(__dirname, "draw-share-picture.ts")

/** A picture for shared links for each post, project and page. Throws when a cover cannot be read. */
export const pictures: Step = async ({ root, facts }) => {
  const made = await drawPictures(root, facts, availableParallelism())
  const used = new Set(made.map(([, { file }]) => basename(file)))
  for (const name of await listFiles(join(root, STORE)))
    if (!used.has(name)) await rm(join(root, STORE, name))
  return new Map(made)
}

/** Draws the pictures that no build has drawn, until the signal ends it. */
export async function drawPictures(
  root: string,
  { origin, accent, pictured }: SiteFacts,
  concurrency: number,
  signal?: AbortSignal,
) {
  const { metafile } = await build({
    ...{ entryPoints: [PEN], bundle: true, packages: "external", platform: "node" },
    ...{ absWorkingDir: root, metafile: true, write: false },
  })
  const imported = Object.keys(metafile.inputs).map(file => join(root, file))
  const lock = join(root, "package-lock.json")
  const tools = [...imported, ...FACES, lock].filter(existsSync)
  const version = await Promise.all(tools.map(async tool => hash("sha256", await readFile(tool))))
  const icon = staticPath(root, ICON)
  const shared = {
    ...{ host: new URL(origin).host, accent },
    icon: icon ? await readFile(icon, "utf8") : "",
  }
  await mkdir(join(root, STORE), { recursive: true })
  const drawn = new Map<string, Promise<void>>()
  const work = async ({ path, cover, ...words }: SiteFacts["pictured"][number]) => {
    const coverDigest = cover ? hash("sha256", await readFile(cover)) : ""
    const name = hash("sha256", JSON.stringify([version, shared, words, coverDigest]))
    const file = join(root, STORE, name)
    const draw = () => drawSharePicture({ ...shared, ...words, cover })
    // The first one of several that are the same draws for all.
    const made =
      drawn.get(name) ?? makeMissing(file, () => forPage(path, draw, messages.build.noSharePicture))
    drawn.set(name, made)
    await made
    return [sharePictureOf(path, cover).slice(1), { file }] as const
  }
  return mapConcurrently(pictured, work, concurrency, signal)
}

async function makeMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return
  const made = await make()
  // Whole or not at all: a build may be killed.
  const part = `${file}.${randomUUID()}`
  await writeFile(part, made)
  await rename(part, file)
}
