import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { unescaped } from "./build-identity"
import { cutFace } from "./cut-face"
import { keptFiles } from "./kept-files"

/** Where cuts are kept from one build to the next, below the project's root. */
const STORE = ".heading-cuts"

const FACE = join(__dirname, "../styles/fonts/bricolage-grotesque.woff2")
/** What cuts, and out of what. */
const TOOLS = [
  FACE,
  ...["../fonts/cut-face.ts", "../../package-lock.json"].map(tool => join(__dirname, tool)),
]

/** Of `--type-title`. Smaller headings are a little lighter, once the whole face is there. */
const WEIGHT = 750

const HEADING = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs

/** The letters of a page's headings, each once, and the zero, which `ch` is measured by. */
export const headingLetters = (html: string): string => {
  const body = html.slice(html.indexOf("<body"))
  const texts = [...body.matchAll(HEADING)].map(([, , inside = ""]) => inside)
  return [...new Set(unescaped(`0${texts.join("").replaceAll(/<[^>]*>/g, "")}`))].sort().join("")
}

/**
 * D27. Bytes need no source in the policy, and the text of the script is the same in every page. In syntax that every
 * browser knows.
 */
const SCRIPT = `(function(cut){
window.FontFace&&document.fonts.add(new FontFace("Headings",Uint8Array.from(atob(cut),function(byte){
return byte.charCodeAt(0)
}),{weight:"400 750"}))
})(document.currentScript.getAttribute("data-cut"))`

/**
 * Gives each page the letters of its headings, in the face that the styles name: they are there when the page is first
 * painted. Takes the project's root.
 */
export async function headingCuts(root: string) {
  const face = await readFile(FACE)
  const kept = await keptFiles(join(root, STORE), TOOLS)
  return {
    async withCut(html: string): Promise<string> {
      const letters = headingLetters(html)
      const cut = await kept.take(letters, () => cutFace(face, letters, WEIGHT))
      const script = `<script data-cut="${cut.toString("base64")}">${SCRIPT}</script>`
      return html.replace("</head>", `${script}</head>`)
    },
    end: kept.removeUnused,
  }
}
