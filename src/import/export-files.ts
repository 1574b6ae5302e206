import { basename, dirname, extname, join, posix } from "node:path"
import { mapConcurrently } from "../content/folder-files"
import { pictureFault, SHOWN, SHOWN_IN_TEXT, shownFault } from "../content/shown-file"
import { decoded } from "../shared/decoded"
import { mediaKind } from "../shared/media-kind"
import { slugOf } from "../shared/slug-of"

/** A picture, a film or a sound, by its name. */
const isMedia = (file: string): boolean =>
  SHOWN_IN_TEXT.includes(extname(file).toLowerCase()) || mediaKind(file) !== undefined

/**
 * What the content check lets an article and a cover show, of the files of an export.
 */
export async function shownFiles(root: string, files: readonly string[]) {
  const articles = new Set<string>()
  const covers = new Set<string>()
  await mapConcurrently(files.filter(isMedia), async file => {
    const beside = join(root, dirname(file), "article")
    const name = `./${basename(file)}`
    const isRefused = await shownFault(root, beside, name)
    if (!isRefused || isRefused.severity === "warning") articles.add(file)
    if (!(await pictureFault(root, beside, name, SHOWN))) covers.add(file)
  })
  return { articles, covers }
}

/**
 * Finds the file of an export that an address means: beside the post, or in any folder that its system publishes
 * (`static`, `public`, `assets`, `wp-content/uploads`): the path then ends as the address does. `bases` are addresses of
 * the old site.
 */
export function fileFinder(files: readonly string[], bases: readonly string[]) {
  const all = new Set(files)
  const byName = new Map<string, string[]>()
  for (const file of files) {
    const name = known(posix.basename(file))
    const others = byName.get(name)
    if (others) others.push(file)
    else byName.set(name, [file])
  }
  const ending = (path: string, isRooted: boolean) => {
    const found = (byName.get(known(posix.basename(path))) ?? [])
      .filter(file => known(`/${file}`).endsWith(known(`/${path}`)))
      .sort((a, b) => a.length - b.length)
    // The name alone of a file that is not beside the post may be that of another.
    return isRooted || path.includes("/") || found.length === 1 ? found[0] : undefined
  }
  return (target: string, post: string, folder: string): string | undefined => {
    const local = withoutBase(target, bases)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(local)) return undefined
    const path = decoded(local.replace(/[?#].*$/, ""))
    const isRooted = path.startsWith("/")
    // Hexo has a folder with the name of the post for its files.
    const beside = [posix.dirname(post), post.replace(/\.\w+$/, "")].map(one =>
      posix.join(one, path),
    )
    const own = isRooted ? undefined : beside.find(file => all.has(file))
    if (own) return own
    const name = posix.join(isRooted ? "" : folder, path).replace(/^(?:[~@]\/?|\.{1,2}\/|\/)+/, "")
    // WordPress names a smaller picture after its size.
    return ending(name, isRooted) ?? ending(name.replace(/-\d+x\d+(?=\.\w+$)/, ""), isRooted)
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

/**
 * Takes a file along: adds it to `files` by its new path in `folder`, and returns its name there. Two of one name are
 * told apart by a number.
 */
export function takeFile(files: Map<string, string>, folder: string, source: string): string {
  const stem = slugOf(posix.basename(source, extname(source))) || "fichier"
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}${extname(source).toLowerCase()}`
    const taken = files.get(`${folder}/${name}`)
    if (taken && taken !== source) continue
    files.set(`${folder}/${name}`, source)
    return name
  }
}
