import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises"
import { basename, join } from "node:path"

/** D8: releases, each in a folder whose content never changes; `release` is a link to the one that is served. */
const folderOf = (root: string) => join(root, "releases")
const linkOf = (root: string) => join(root, "release")

/** Makes an empty folder for the next release. */
export async function beginRelease(root: string, name: string): Promise<string> {
  const next = join(folderOf(root), name)
  await mkdir(next, { recursive: true })
  return next
}

/** Removes all releases but the next one and the one that is served: left by builds that failed, too. */
export async function removeOldReleases(root: string, next: string): Promise<void> {
  const kept = [next, await servedName(root)]
  const old = (await readdir(folderOf(root))).filter(name => !kept.includes(name))
  for (const name of old) await rm(join(folderOf(root), name), { recursive: true })
}

/** Puts a release in the place of the one that is served, by one rename: there is no moment without. */
export async function serveRelease(root: string, name: string): Promise<void> {
  const next = `${linkOf(root)}.link`
  await rm(next, { force: true })
  await symlink(join("releases", name), next)
  await rename(next, linkOf(root))
}

/** The name of the release that is served. A folder in the place of the link, from before there was one, gets a name. */
async function servedName(root: string): Promise<string | undefined> {
  const found = await lstat(linkOf(root)).catch(() => undefined)
  if (!found) return undefined
  if (found.isSymbolicLink()) return basename(await readlink(linkOf(root)))
  await rename(linkOf(root), join(folderOf(root), "first"))
  await serveRelease(root, "first")
  return "first"
}
