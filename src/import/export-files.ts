import { extname, posix } from "node:path"
import { decoded } from "../shared/decoded"
import { slugOf } from "../shared/slug-of"

/** What the site shows as a picture (`content/check-files`). */
const SHOWN = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".svg"]

export const isPicture = (file: string): boolean => SHOWN.includes(extname(file).toLowerCase())

/**
 * Finds the file of an export that an address means: beside the post, or in any folder that its system publishes
 * (`static`, `public`, `assets`, `wp-content/uploads`): the path then ends as the address does. `bases` are addresses of
 * the old site.
 */
export function fileFinder(files: readonly string[], bases: readonly string[]) {
  const all = new Set(files)
  return (target: string, post: string, folder: string): string | undefined => {
    const local = withoutBase(target, bases)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(local)) return undefined
    const path = decoded(local.replace(/[?#].*$/, ""))
    const beside = posix.join(posix.dirname(post), path)
    if (!path.startsWith("/") && all.has(beside)) return beside
    const bare = posix
      .join(path.startsWith("/") ? "" : folder, path)
      .replace(/^(?:[~@]\/?|\.{1,2}\/|\/)+/, "")
    // WordPress names a smaller picture after its size.
    return [bare, bare.replace(/-\d+x\d+(?=\.\w+$)/, "")].flatMap(name =>
      name
        ? files
            .filter(file => file === name || file.endsWith(`/${name}`))
            .sort((a, b) => a.length - b.length)
        : [],
    )[0]
  }
}

/** An address of the old site as its own pages write it. */
export const withoutBase = (target: string, bases: readonly string[]): string => {
  const base = bases.find(one => sameSite(target, one))
  return base ? `/${target.slice(target.indexOf("//") + 2).replace(/^[^/?#]*\/?/, "")}` : target
}

const host = (address: string) =>
  /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase()

const sameSite = (target: string, base: string) =>
  Boolean(host(target)) && host(target) === host(base)

/** The files that one post takes with it, by the names that they get. Two of one name are told apart by a number. */
export class TakenFiles {
  readonly files = new Map<string, string>()

  /** Returns the name of a file for use in an address. */
  take(source: string): string {
    const ending = extname(source).toLowerCase()
    const stem = slugOf(posix.basename(source, extname(source))) || "fichier"
    for (let number = 1; ; number++) {
      const name = `${stem}${number > 1 ? `-${number}` : ""}${ending}`
      const taken = this.files.get(name)
      if (taken === undefined || taken === source) {
        this.files.set(name, source)
        return name
      }
    }
  }
}
