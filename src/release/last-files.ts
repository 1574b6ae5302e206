import { cp, readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { isHashedFile } from "../shared/hashed-file"
import { BUILD_MANIFESTS, manifestOf } from "./build-identity"
import { listFiles } from "./list-files"
import type { ReleaseLayout } from "./release-layout"

/** Of a release's `release.json`: who it is, and which of its files it had from the one before. */
const keeper = z.object({ id: z.string(), kept: z.array(z.string()).default([]) })

const COMPRESSED = /\.(?:br|gz)$/

/**
 * D4: takes the hashed files of the last release over that the next one does not have, compressed forms
 * included: a tab that was opened before goes on to pages that it has not loaded yet. For one release: what the
 * last one had taken over itself is left behind, unless both are the same build. Returns the names.
 * @param own the next release's own files
 */
export async function keepLastFiles(
  last: ReleaseLayout,
  next: ReleaseLayout,
  id: string,
  own: readonly string[],
): Promise<string[]> {
  const before = await readKeeper(last)
  if (!before) return []
  const old = new Set(before.id === id ? [] : before.kept)
  const mine = new Set([...own, manifestOf(id)])
  const kept = (await listFiles(last.site)).filter(file => {
    const plain = file.replace(COMPRESSED, "")
    return isOfBuild(plain) && !mine.has(plain) && !old.has(plain)
  })
  for (const file of kept) await cp(join(last.site, file), join(next.site, file))
  return kept.filter(file => !COMPRESSED.test(file))
}

/** Hashed files, and the manifest that a tab of that build asks for a second after it was opened (S-29). */
const isOfBuild = (file: string): boolean => isHashedFile(file) || file.startsWith(BUILD_MANIFESTS)

async function readKeeper(last: ReleaseLayout): Promise<z.infer<typeof keeper> | undefined> {
  try {
    return keeper.parse(JSON.parse(await readFile(last.manifest, "utf8")))
  } catch {
    // No release yet, or one that cannot be read: nobody has it open.
    return undefined
  }
}
