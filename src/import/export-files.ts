import { extname, posix } from "node:path"
import { SHOWN } from "../content/shown-file"
import { decoded } from "../shared/decoded"
import { slugOf } from "../shared/slug-of"

export const isPicture = (file: string): boolean => SHOWN.includes(extname(file).toLowerCase())

/**
 * Finds the file of an export that an address means: beside the post, or in any folder that its system publishes
 * (`static`, `public`, `assets`, `wp-content/uploads`): the path then ends as the address does. `bases` are addresses of
 * the old site.
 */
export function fileFinder(files: readonly string[], bases: readonly string[]) {
  const ending = (name: string) =>
    files
      .filter(file => name && `/${file}`.endsWith(`/${name}`))
      .sort((a, b) => a.length - b.length)[0]
  return (target: string, post: string, folder: string): string | undefined => {
    const local = withoutBase(target, bases)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(local)) return undefined
    const path = decoded(local.replace(/[?#].*$/, ""))
    const isRooted = path.startsWith("/")
    const beside = posix.join(posix.dirname(post), path)
    if (!isRooted && files.includes(beside)) return beside
    const name = posix.join(isRooted ? "" : folder, path).replace(/^(?:[~@]\/?|\.{1,2}\/|\/)+/, "")
    // WordPress names a smaller picture after its size.
    return ending(name) ?? ending(name.replace(/-\d+x\d+(?=\.\w+$)/, ""))
  }
}

const SITE = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)\/?/i

/** An address of the old site as its own pages write it. */
export function withoutBase(target: string, bases: readonly string[]): string {
  const [start = "", host] = SITE.exec(target.toLowerCase()) ?? []
  const isOwn = host && bases.some(base => SITE.exec(base.toLowerCase())?.[1] === host)
  return isOwn ? `/${target.slice(start.length)}` : target
}

/**
 * Takes a file along: adds it to `files` by its new path in `folder`, and returns its name there. Two of one name are
 * told apart by a number.
 */
export function takeFile(files: Map<string, string>, folder: string, source: string): string {
  const ending = extname(source)
  const stem = slugOf(posix.basename(source, ending)) || "fichier"
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}${ending.toLowerCase()}`
    const taken = files.get(`${folder}/${name}`)
    if (taken && taken !== source) continue
    files.set(`${folder}/${name}`, source)
    return name
  }
}
