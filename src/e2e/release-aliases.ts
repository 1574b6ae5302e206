import { readFileSync } from "node:fs"
import { manifestSchema } from "@site/page-views"

/** An old address of a release, and the one that it leads to; two empty texts mean none. */
export function anyAlias(manifest: string): [alias: string, target: string] {
  const { aliases } = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")))
  return Object.entries(aliases)[0] ?? ["", ""]
}
