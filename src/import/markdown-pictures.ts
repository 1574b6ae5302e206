import { attributeOf } from "./translate-html"

const PICTURE_IMPORT =
  /^import\s+(\w+)\s+from\s+["']([^"']+\.(?:png|jpe?g|webp|avif|svg|gif))["'];?[^\S\n]*\n?/gm
const ASTRO_IMPORT =
  /^import\s*\{\s*(?:Image|Picture)\s*\}\s*from\s+["']astro:assets["'];?[^\S\n]*\n?/gm

/** Pictures that MDX of Astro imports and shows by `<Image src={name} />`, in Markdown. */
export function markdownPictures(body: string): string {
  const files = new Map(
    [...body.matchAll(PICTURE_IMPORT)].map(([, name = "", file = ""]) => [name, file]),
  )
  const text = body.replaceAll(
    /<(?:Image|Picture|img)\b([^>]*?)\/?>/g,
    (tag, attributes: string) => {
      const [, name = ""] = /\bsrc=\{(\w+)(?:\.src)?\}/.exec(attributes) ?? []
      const file = files.get(name) ?? attributeOf(attributes, "src")
      return file && !file.startsWith("{") ? `![${attributeOf(attributes, "alt")}](<${file}>)` : tag
    },
  )
  const isUsed = (name: string) =>
    new RegExp(`[{\\s(]${name}\\b`).test(text.replaceAll(PICTURE_IMPORT, ""))
  return text
    .replaceAll(PICTURE_IMPORT, (line, name: string) => (isUsed(name) ? line : ""))
    .replaceAll(ASTRO_IMPORT, line => (/<(?:Image|Picture)\b/.test(text) ? line : ""))
}
