import type { ContentProblem } from "@site/problems"
import { type LoadOptions, loadContent } from "../content/load-content"
import { tempDir } from "./temp-dir"

/** The smallest site file that is valid. */
export const SITE = `identity:
  name: Ada Essai
  jobTitle: Développement
  pitch: Des essais.
  email: ada@example.org
  location: Ici
site:
  name: Essai
  url: https://essai.example
  description: Un site pour les essais.
  shareImage: { path: /share.svg, alt: Un carré }
hero: { headline: Une phrase., lead: Deux phrases. }
externalLink: { label: ailleurs, url: https://ailleurs.example }
legal:
  publisher: individual
  checked: 2026-05-01
  host: { name: Hôte, address: Là-bas, telephone: "+33 1 00 00 00 00", withinEu: true }
  licence: { code: MIT, texts: CC BY 4.0 }
`

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>'

/** A picture for shared links, of the size that pages state. */
export const SHARE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'

/** A post: its article begins on line 6. */
export const post = (article = "Du texte.", fields = "date: 2024-01-01"): string =>
  `---\ntitle: Un titre\ndescription: Une phrase.\n${fields}\n---\n${article}\n`

/** A moment after every date that the tests call past. */
export const NOW = new Date("2026-06-01T12:00:00Z")

/** A project folder in a temporary directory with a valid site and these files. */
export function sampleProject(files: Record<string, string> = {}): Promise<string> {
  const pictures = { "static/share.svg": SHARE, "static/favicon.svg": SVG }
  return tempDir({ "content/site.yml": SITE, ...pictures, ...files })
}

/** Loads a sample project; the moment is `NOW` unless another is given. */
export const loadSample = (root: string, options: LoadOptions = {}) =>
  loadContent(root, { now: NOW, ...options })

/** Problems of a sample project with these files. */
export async function problemsOf(files: Record<string, string>): Promise<ContentProblem[]> {
  return (await loadSample(await sampleProject(files))).problems
}
