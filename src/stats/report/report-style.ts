import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The site's own colours and sizes come first, so that the report follows them. */
const SHEETS = ["src/styles/tokens.css", "src/stats/report/report.css"]

/** The faces that the tokens name: whole, because a page or host can hold any letter. */
const FACES = [
  {
    family: "Bricolage Grotesque Variable",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: "200 800",
  },
  {
    family: "Literata Variable",
    file: "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
    weights: "200 900",
  },
]

/** The report's whole style, its fonts inside. Read from the project's root, where commands run. */
export function reportStyle(root = process.cwd()): string {
  const faces = FACES.map(({ family, file, weights }) => {
    const font = readFileSync(join(root, "node_modules", file)).toString("base64")
    return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  src: url("data:font/woff2;base64,${font}") format("woff2");
}`
  })
  const sheets = SHEETS.map(file => readFileSync(join(root, file), "utf8"))
  return [...faces, ...sheets].join("\n")
}
