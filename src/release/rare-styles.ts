import { hash } from "node:crypto"
import { type AtRule, parse } from "postcss"

/** For these a rule is rare: paper, and browsers without scripts. */
const RARE = /^(?:print|\(scripting: ?none\))$/
const MEDIA = "print, (scripting: none)"
/** Beside the address there is a mark that nothing reads. */
const INLINED = /(<style data-href="([^"]+)")[^>]*>.*?(?=<\/style>)/gs

/**
 * Takes the rules for paper and for browsers without scripts out of the styles that pages carry. They are one file for
 * all pages, which only those wait for that need it. The style sheets keep them, for a page that a link leads to.
 * @param sheets by their addresses
 */
export function rareStyles(sheets: ReadonlyMap<string, string>, pathPrefix: string) {
  const rare = new Set<string>()
  const usual = new Map(
    [...sheets].sort().map(([address, text]) => {
      const sheet = parse(text)
      sheet.walkAtRules(rule => {
        if (!isRare(rule)) return
        rare.add(inItsPlace(rule))
        rule.remove()
      })
      sheet.walkAtRules(rule => {
        if (rule.nodes?.length === 0) rule.remove()
      })
      return [address, sheet.toString()] as const
    }),
  )
  const text = [...rare].join("")
  const name = `rare.${hash("sha256", text).slice(0, 20)}.css`
  const link = text && `<link rel="stylesheet" href="${pathPrefix}/${name}" media="${MEDIA}"/>`
  return {
    name,
    text,
    /** Changes the styles of a page. */
    withoutRare: (html: string): string =>
      html
        .replaceAll(INLINED, (tag, start, address) => {
          const left = usual.get(address)
          return left === undefined ? tag : `${start}>${left}`
        })
        .replace("</head>", `${link}</head>`),
  }
}

const isRare = ({ name, params }: AtRule): boolean =>
  name === "page" || (name === "media" && RARE.test(params))

/** A rule inside of those that it is in: its layer, its container. */
function inItsPlace(rule: AtRule): string {
  let text = rule.toString()
  for (let { parent } = rule; parent?.type === "atrule"; parent = parent.parent)
    text = `@${parent.name} ${parent.params}{${text}}`
  return text
}
