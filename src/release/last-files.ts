import { cp, mkdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { manifestSchema, type ReleaseLayout } from "@site/page-views"
import { listFiles, mapConcurrently, readJson } from "../content/folder-files"
import { BUILD_MANIFESTS, buildManifestOf } from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import { linkOr } from "./next-site"

/** The fields that are read of a release of an older build. */
const keeperSchema = manifestSchema.pick({ id: true, kept: true })

const COMPRESSED = /\.(?:br|gz)$/

/**
 * D4: takes over the hashed files of the last release that the next one does not have, with their compressed forms,
 * so that a tab of before can load further pages. For one release only: files that the last one took
 * over are not taken again, unless both are the same build. Returns the names.
 * @param own the next release's own files
 */
export async function keepLastFiles(
  last: ReleaseLayout,
  next: ReleaseLayout,
  id: string,
  own: readonly string[],
): Promise<string[]> {
  const before = await readJson(last.manifest, keeperSchema)
  // No release yet, or one that cannot be read.
  if (!before) return []
  const old = new Set(before.id === id ? [] : before.kept)
  const mine = new Set([...own, buildManifestOf(id)])
  const kept = (await listFiles(last.site)).filter(file => {
    const plain = file.replace(COMPRESSED, "")
    return isOfBuild(plain) && !mine.has(plain) && !old.has(plain)
  })
  await mapConcurrently(kept, async file => {
    const [from, to] = [join(last.site, file), join(next.site, file)]
    await mkdir(dirname(to), { recursive: true })
    // A file that is there already stays.
    await linkOr(from, to, () => cp(from, to, { force: false }))
  })
  return kept.filter(file => !COMPRESSED.test(file))
}

/** What an open search reads of its index. pagefind's digests are too short to be `immutable`. */
const INDEX_PART = /^pagefind\/.+\.pf_\w+$/

/** Hashed files, and the manifest that a tab of that build asks for a second after it was opened (S-29). */
const isOfBuild = (file: string): boolean =>
  isHashedFile(file) || INDEX_PART.test(file) || file.startsWith(BUILD_MANIFESTS)
