import { hash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { staticPath } from "../content/content-folder"
import { mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import type { SiteFacts } from "../release-format/release-files"
import { sharePictureOf } from "../shared/share-picture"
import { ICON } from "../shared/site-icons"
import { drawSharePicture, FACES } from "./draw-share-picture"
import { forPage } from "./for-page"
import { keptFiles } from "./kept-files"
import type { Step } from "./steps"

/** Folder of pictures for later builds, below the project's root. */
const STORE = ".share-pictures"

/** Files that draw, or are drawn with. Gatsby has a copy of this module in another folder, but runs in the project's root. */
const TOOLS = [
  ...["src/release/draw-share-picture.ts", "src/shared/site-icons.ts", "package-lock.json"].map(
    tool => join(process.cwd(), tool),
  ),
  ...FACES,
]

/** A picture for shared links for each post, project and page (issue 13.8). Throws when a cover cannot be read. */
export const pictures: Step = async ({ root, facts }) => {
  const { made, removeUnused } = await drawPictures(root, facts, availableParallelism())
  await removeUnused()
  return new Map(made)
}

/** Draws the pictures that no build has drawn: a picture is kept by the digest of what it shows. */
export async function drawPictures(root: string, facts: SiteFacts, concurrency: number) {
  const { origin, accent, pictured } = facts
  const kept = await keptFiles(join(root, STORE), TOOLS)
  const icon = staticPath(root, ICON)
  const shared = {
    ...{ host: new URL(origin).host, accent },
    icon: icon ? await readFile(icon, "utf8") : "",
  }
  const work = async ({ path, cover, ...words }: SiteFacts["pictured"][number]) => {
    const coverDigest = cover ? hash("sha256", await readFile(cover)) : ""
    const draw = () => drawSharePicture({ ...shared, ...words, cover })
    const file = await kept.take([shared, words, coverDigest], () =>
      forPage(path, draw, messages.build.noSharePicture),
    )
    return [sharePictureOf(path, cover).slice(1), { file }] as const
  }
  const made = await mapConcurrently(pictured, work, concurrency)
  return { made, removeUnused: kept.removeUnused }
}
