import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { digestOf, listFiles, readJson } from "../content/folder-files"
import { manifestSchema, releaseLayout } from "../release-format/release-files"

const FOLDERS = ["content", "src", "static"]
const FILES = /^(?:gatsby-\w+\.tsx?|package-lock\.json|tsconfig\.json)$/
/** Written by the build itself, or not part of the site. */
const NOT_AN_INPUT = /^src\/(?:gatsby-types\.d\.ts$|e2e\/|.*\.test\.tsx?$)/

/** Digest of everything that the built site depends on. Takes the project's root. */
export async function inputDigest(root: string): Promise<string> {
  const nested = await Promise.all(
    FOLDERS.map(async folder =>
      (await listFiles(join(root, folder))).map(file => `${folder}/${file}`),
    ),
  )
  const own = (await readdir(root)).filter(file => FILES.test(file)).sort()
  const files = [...nested.flat(), ...own].filter(file => !NOT_AN_INPUT.test(file))
  return digestOf(root, files)
}

/** Whether the last release is what a build would make now: same inputs, no post due. One that cannot be read is not. */
export async function isReleaseCurrent(root: string, now: Date): Promise<boolean> {
  const manifest = await readJson(releaseLayout(join(root, "release")).manifest, manifestSchema)
  if (!manifest) return false
  return !isPostDue(manifest, now) && manifest.inputs === (await inputDigest(root))
}

/** Whether a post has become due since a release was built. */
export const isPostDue = (
  { nextPublication }: { nextPublication: string | null },
  now: Date,
): boolean => nextPublication !== null && new Date(nextPublication) <= now
