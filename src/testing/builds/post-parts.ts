/** Kind of part that an article may hold: its text, and what it adds to the front matter. */
export interface PostPart {
  name: string
  text: string
  fields?: (post: { slug: string; series: { title: string; position: number } }) => object
}

const fence = (line: string, code: string) => `\`\`\`${line}\n${code}\n\`\`\``

/** Plain Markdown. */
const MARKDOWN: PostPart[] = [
  { name: "code", text: fence("ts", "const total = 40 + 2 // de quoi colorer\nexport { total }") },
  { name: "liste", text: "- Un point.\n- Un autre :\n  1. d’abord ;\n  2. ensuite." },
  { name: "tâches", text: "- [x] Une tâche faite\n- [ ] Une tâche à faire" },
  {
    name: "tableau",
    text: "| Avant | Après |\n| --- | ---: |\n| 352 s | 67 s |\n\n: Deux mesures",
  },
  { name: "citation", text: "> Une citation.\n>\n> > Dans une autre.\n>\n> — Une personne" },
  {
    name: "titres",
    text: "### Troisième\n\n#### Quatrième\n\n##### Cinquième\n\n###### Sixième\n\nFin.",
  },
  { name: "coupure", text: "Une ligne coupée\\\nici, puis un filet.\n\n---\n\nLa suite." },
]

const CODE: PostPart[] = [
  {
    name: "lignes",
    text: fence(
      'ts title="un.ts" /vues/ {1,4}',
      'const vues = lire("hier")\nconst total = vues.length // [!code ++]\nconst somme = compter(vues) // [!code --]\nexport { total }',
    ),
  },
  {
    name: "différence",
    text: fence('diff title="delai.ts"', "- const delai = 1\n+ const delai = 2"),
  },
  { name: "terminal", text: fence("console", "$ npm run build\nVersion écrite.\n$ npm start") },
  { name: "texte", text: fence("", "Sans langage.") },
  {
    name: "numéros",
    text: fence("css showLineNumbers {2}", `a {\n  color: ${"red ".repeat(40)};\n}`),
  },
  { name: "défilement", text: fence("text", "longue".repeat(40)) },
]

const REMARKS: PostPart[] = [
  { name: "note", text: "Une référence[^source].\n\n[^source]: Un livre, avec du `code`." },
  {
    name: "marge",
    text: "Une remarque.<Sidenote>Dans la marge, avec [un lien](/blog).</Sidenote> Fin.",
  },
  {
    name: "correction",
    text: 'Il faut <Correction was="2 s" why="Mesuré.">3 s</Correction> pour finir.',
  },
  {
    name: "encadré",
    text: '<Callout kind="warning" title="Attention">\n\nUn risque :\n\n- un point.\n\n</Callout>',
  },
  { name: "alerte", text: "> [!TIP]\n> Un conseil, avec du `code`." },
  {
    name: "dépliage",
    text: `<details>\n<summary>Une suite</summary>\n\n${fence("sh", "npm start")}\n\n</details>`,
  },
  { name: "définitions", text: "<dl>\n<dt>Ancre</dt>\n<dd>L’endroit d’une page.</dd>\n</dl>" },
]

const DRAWINGS: PostPart[] = [
  {
    name: "organigramme",
    text: fence(
      'mermaid title="Un chemin" alt="Une vue passe par le serveur, puis par la base."',
      "flowchart LR\n  V([Vue]) --> S[Serveur] --> Q[(Base)]",
    ),
  },
  {
    name: "échange",
    text: fence(
      'mermaid alt="Une question, une réponse."',
      "sequenceDiagram\n  A->>B: Une question\n  B-->>A: Une réponse",
    ),
  },
  {
    name: "formule",
    text: "La somme $\\sum_{k=1}^{n} k = \\frac{n(n+1)}{2}$ tient ici ; 5 $ est un prix.",
  },
  { name: "équation", text: "$$\n\\int_0^1 x^2 \\, dx = \\frac{1}{3} \\tag{1}\n$$" },
  {
    name: "figure",
    text: '<Figure src="./dessin.svg" alt="Un trait." caption="Un dessin." wide />',
  },
  { name: "image", text: '![De grands cercles bleus.](./grande.png "Une image qui s’agrandit.")' },
  {
    name: "vignette",
    text: "[![Une petite image.](./petite.png)](/blog) et ![une coche](./signe.svg) en ligne.",
  },
]

const MEDIA: PostPart[] = [
  {
    name: "film",
    text: '<Video src="./film.mp4" poster="./film.png" captions="./film.vtt" title="Des boucles" caption="Un film." />',
  },
  { name: "boucle", text: '<Video src="./film.mp4" title="Sans fin" loop />' },
  { name: "animation", text: '![Une plume](./film.gif "Un GIF.")' },
  { name: "son", text: '![Une note](./note.mp3 "Une note.")' },
  {
    name: "ailleurs",
    text: '<Embed url="https://www.youtube.com/watch?v=jNQXAC9IVRw" title="Une vidéo" />',
  },
  {
    name: "large",
    text: `|${" Une colonne |".repeat(9)}\n|${" --- |".repeat(9)}\n|${" une valeur assez longue |".repeat(9)}`,
  },
  {
    name: "signes",
    text: 'De l’<abbr title="HyperText Markup Language">HTML</abbr>, H<sub>2</sub>O, XX<sup>e</sup>, <kbd>Tab</kbd>, <Kbd>Maj</Kbd>, 🎉, ~~barré~~, <mark>surligné</mark>, <span lang="en">another language</span>, **gras** et *italique*.',
  },
]

/** Front matter, and links into the site. */
const FRAME: PostPart[] = [
  {
    name: "couverture",
    text: "Une couverture.",
    fields: () => ({ cover: "./dessin.svg", coverAlt: "Un trait." }),
  },
  {
    name: "série",
    text: "Une partie.",
    fields: ({ series }) => ({ series }),
  },
  {
    name: "reprise",
    text: "Un texte repris.",
    fields: () => ({ updated: "2025-01-02", changes: "Une mesure refaite" }),
  },
  {
    name: "ancienne",
    text: "Une ancienne adresse.",
    fields: ({ slug }) => ({ aliases: [`/ancien/${slug}`] }),
  },
  {
    name: "discussion",
    text: "Un texte dont on parle.",
    fields: ({ slug }) => ({ thread: `https://social.example/@ada/${slug}` }),
  },
  {
    name: "liens",
    text: "Un [lien](/blog), un [autre](https://example.org/), une [ancre](#liens).",
  },
  { name: "intertitres", text: "### Du `code`, une formule $n^2$ et 🎉\n\nUn texte." },
]

/** Side of the plane below. It is a prime number. */
const SIDE = 7
const COLUMNS = [MARKDOWN, CODE, REMARKS, DRAWINGS, MEDIA, FRAME]

/** Every kind of part. */
export const PARTS: readonly PostPart[] = COLUMNS.flat()

/**
 * The kinds are points of a plane of 7 by 7, and a post is a line in it: two points are on one line, so that every pair
 * of kinds meets in these 55 posts, and no pair of different columns meets twice.
 */
export const LINES: readonly (readonly PostPart[])[] = [
  ...Array.from({ length: SIDE * SIDE }, (_, line) =>
    COLUMNS.flatMap((column, x) => {
      const slope = Math.floor(line / SIDE)
      return column[(slope * x + line) % SIDE] ?? []
    }),
  ),
  ...COLUMNS,
]

/** Index of the first line that holds only plain Markdown. */
export const MARKDOWN_LINE = SIDE ** 2
