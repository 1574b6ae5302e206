import { readdir } from "node:fs/promises"
import { join } from "node:path"
import {
  ENDINGS,
  manifestSchema,
  type ReleaseLayout,
  type ReleaseManifest,
  releaseLayout,
  type ServedFile,
} from "@site/page-views"
import { digestOf, listFiles, readJson } from "../content/folder-files"

const FOLDERS = ["content", "packages", "src", "static"]
const FILES = /^(?:gatsby-\w+\.tsx?|package(?:-lock)?\.json|tsconfig\.json)$/
/** Written by the build itself, or not part of the site. */
const NOT_AN_INPUT = /^(?:src\/(?:gatsby-types\.d\.ts$|e2e\/)|(?:packages|src)\/.*\.test\.tsx?$)/

/** Digest of everything that the built site depends on. Takes the project's root and arguments for `gatsby build`. */
export async function inputDigest(root: string, args: readonly string[] = []): Promise<string> {
  const nested = await Promise.all(
    FOLDERS.map(async folder =>
      (await listFiles(join(root, folder))).map(file => `${folder}/${file}`),
    ),
  )
  const own = (await readdir(root)).filter(file => FILES.test(file)).sort()
  const files = [...nested.flat(), ...own].filter(file => !NOT_AN_INPUT.test(file))
  return [process.version, ...args, await digestOf(root, files)].join(" ")
}

/**
 * True when the last release is whole, and what a build would make now: same inputs, no post due. The footer names the
 * year and `security.txt` expires: a release of another month is not current.
 */
export async function isReleaseCurrent(
  root: string,
  now: Date,
  args: readonly string[] = [],
): Promise<boolean> {
  const release = releaseLayout(join(root, "release"))
  const manifest = await readJson(release.manifest, manifestSchema)
  if (!manifest || isPostDue(manifest, now)) return false
  if (manifest.builtAt.slice(0, 7) !== now.toISOString().slice(0, 7)) return false
  if (!(await isWhole(release, manifest))) return false
  return manifest.inputs === (await inputDigest(root, args))
}

/** True when a release has its server, and each file of its list in each form. */
async function isWhole({ base }: ReleaseLayout, { served }: ReleaseManifest): Promise<boolean> {
  const files = new Set(await listFiles(base))
  const isThere = ([name, [, ...encodings]]: [string, ServedFile]) =>
    ["", ...encodings.map(one => ENDINGS[one])].every(ending => files.has(`site/${name}${ending}`))
  return files.has("server.cjs") && Object.entries(served).every(isThere)
}

/** True when a post has become due since a release was built. */
const isPostDue = ({ nextPublication }: { nextPublication: string | null }, now: Date): boolean =>
  nextPublication !== null && new Date(nextPublication) <= now
