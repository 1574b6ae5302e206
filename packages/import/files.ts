import { extname, posix } from "node:path"
import { decoded } from "@site/articles"
import { nameOf } from "./foreign-post"
import { groupBy } from "./group-by"
import type { Site } from "./site"

/** Signs of other systems for the root of their files. */
const ROOT =
  /^(?:https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/[^/]+|pathname:\/\/|@site(?:\/static)?|\{(?:static|attach|filename)\})(?=\/?)/

/**
 * Finds the file of an export that an address means: beside the post, or in any folder that its system publishes
 * (`static`, `public`, `assets`): the path then ends as the address does. `bases` are addresses of
 * the old site.
 */
export function fileFinder(files: readonly string[], bases: readonly string[]) {
  const all = new Set(files)
  const byName = groupBy(files, file => known(posix.basename(file)))
  const ending = (path: string, isRooted: boolean) => {
    const found = (byName.get(known(posix.basename(path))) ?? [])
      .filter(file => known(`/${file}`).endsWith(known(`/${path}`)))
      .sort((a, b) => a.length - b.length)
    // The name alone of a file that is not beside the post may be that of another.
    return isRooted || path.includes("/") || found.length === 1 ? found[0] : undefined
  }
  return (target: string, post: string, folder: string): string | undefined => {
    const local = withoutBase(target, bases).replace(ROOT, "")
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(local)) return undefined
    const path = decoded(local.replace(/[?#].*$/, ""))
    const isRooted = path.startsWith("/")
    const here = posix.dirname(post)
    // Hexo has a folder with the name of the post for its files, an export of WordPress one for pictures.
    const beside = [here, post.replace(/\.\w+$/, ""), `${here}/images`].map(one =>
      posix.join(one, path),
    )
    const own = isRooted ? undefined : beside.find(file => all.has(file))
    if (own) return own
    const name = posix.join(isRooted ? "" : folder, path).replace(/^(?:[~@]\/?|\.{1,2}\/|\/)+/, "")
    return ending(name, isRooted)
  }
}

/** A path whose letters may be written in two ways, or in capitals. */
const known = (path: string) => path.normalize("NFC").toLowerCase()

const SITE = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)\/?/i

/** An address of the old site as its own pages write it. That of another site below the same host is none. */
export function withoutBase(target: string, bases: readonly string[]): string {
  const [start = "", host] = SITE.exec(target) ?? []
  const path = host ? `/${target.slice(start.length)}` : target
  for (const base of bases) {
    const [own = "", ownHost] = SITE.exec(base) ?? []
    const folder = `/${base.slice(own.length).replace(/\/+$/, "")}`
    const isHere = host ? host.toLowerCase() === ownHost?.toLowerCase() : target.startsWith("/")
    const isBelow = folder === "/" || path === folder || path.startsWith(`${folder}/`)
    if (isHere && isBelow && !path.startsWith("//"))
      return folder === "/" ? path : path.slice(folder.length) || "/"
  }
  return target
}

/** The name of a file in letters that an address may have. */
export const slugOfFile = (url: string, site: Site) =>
  site.slugOf(nameOf(decoded(url.replace(/[?#].*$/, ""))).replace(/\.\w+$/, ""))

/**
 * Copies a file: adds it to `files` by its new path in `folder`, and returns its name there. A number tells files of
 * one name apart.
 */
export function addFile(
  files: Map<string, string>,
  folder: string,
  source: string,
  site: Site,
): string {
  const stem = slugOfFile(source, site) || "fichier"
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}${extname(source).toLowerCase()}`
    const taken = files.get(`${folder}/${name}`)
    if (taken && taken !== source) continue
    files.set(`${folder}/${name}`, source)
    return name
  }
}
