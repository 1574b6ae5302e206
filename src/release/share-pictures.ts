import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { Tinypool } from "tinypool"
import { mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import { sharePictureOf } from "../shared/share-picture"
import { ICON } from "../shared/site-icons"
import type { SharePicture } from "./draw-share-picture"
import { forPage } from "./for-page"
import { keptFiles } from "./kept-files"
import type { Step } from "./steps"

/** Folder of pictures for later builds, below the project's root. */
const STORE = ".share-pictures"

/** Files that draw, or are drawn with. */
const TOOLS = [
  ...["draw-share-picture.tsx", "document/cut-letters.ts", "../shared/site-icons.ts"],
  ...["", "-latin-wght-normal", "-latin-ext-wght-normal"].map(
    part => `../styles/fonts/bricolage-grotesque${part}.woff2`,
  ),
  "../../package-lock.json",
].map(tool => join(__dirname, tool))

/**
 * A picture for shared links for each post, project and page (issue 13.8). Nothing is drawn twice: a picture is kept by the
 * digest of what it shows. Throws when a cover cannot be read.
 */
export const pictures: Step = async ({ root, facts, given }) => {
  if (facts.pictured.length === 0) return new Map()
  const shared = {
    name: facts.name,
    host: new URL(facts.origin).host,
    accent: facts.accent,
    icon: await iconOf(join(given.get(ICON.slice(1)) ?? root, ICON)),
  }
  const kept = await keptFiles(join(root, STORE), TOOLS)
  const draw = drawer()
  const made = await mapConcurrently(facts.pictured, async ({ path, title, about, cover }) => {
    const coverDigest = cover ? hash("sha256", await readFile(cover)) : ""
    const file = await kept.take([shared, title, about, coverDigest], () =>
      draw.picture(path, { ...shared, title, about, cover }),
    )
    return [sharePictureOf(path).slice(1), { file }] as const
  }).finally(draw.end)
  await kept.removeUnused()
  return new Map(made)
}

/** As a data address. */
async function iconOf(file: string): Promise<string> {
  const png = await sharp(file, { density: 300 })
    .resize(112, 112, { fit: "contain" })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}

/** Draws in a thread for each core, which begin with the first picture. */
function drawer() {
  let threads: Tinypool | undefined
  return {
    async picture(path: string, picture: SharePicture): Promise<Buffer> {
      threads ??= new Tinypool({
        filename: join(__dirname, "draw-thread.cjs"),
        maxThreads: availableParallelism(),
        minThreads: 0,
      })
      const pool = threads
      // A thread hands its bytes over, and with them no Buffer.
      return Buffer.from(
        await forPage(path, () => pool.run(picture), messages.build.noSharePicture),
      )
    },
    end: async (): Promise<void> => threads?.destroy(),
  }
}
