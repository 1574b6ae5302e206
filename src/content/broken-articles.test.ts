/** @jest-environment node */
import { post, problemsOf, SVG } from "../testing/sample-content"
import { compileArticle } from "./compile-article"
import { formatProblems } from "./content-problem"

const X = "content/blog/x/index.mdx"

/** What is beside the article. */
const BESIDE = {
  "content/blog/autre.mdx": post("## Titre", "date: 2024-01-01\naliases: [/ancien]"),
  "content/blog/bientot.mdx": post("", "date: 2030-01-01\naliases: [/futur]"),
  "content/blog/x/a.svg": SVG,
  "content/blog/x/a.png": "pas une image",
  "content/blog/x/plan.pdf": "%PDF",
  "content/blog/x/b.tsx": "export const B = () => null",
  "content/blog/x/c/index.js": "export default () => null",
}

/** Messages about the post `x`. */
const told = async (article: string) =>
  formatProblems(await problemsOf({ ...BESIDE, [X]: post(article) })).replaceAll(X, "x")

test.each([
  "![Un carré](./a.svg) et [un lien](#titre)\n\n## Titre",
  "````md\n```js\na\n````\n\n> ~~~\n> a\n> ~~~~\n\n- ```\n  a\n  ```\n\n```\n```",
  "À 10:30:00, :tada: :+1: `:licorn:` \\:licorn: Map::licorn::x et a:licorn:b, «:chosequinestpas:»",
  "[a](voir plus bas) f(**b) 2**3 et 4**5, a*(b)*c, *« a »*, **« b »** c, \\**« e »\\**f [^]",
  '{"export"} des données, {"import"} aussi',
  '[Haut](#), <a href="mailto:a@e.example?subject=b">lui</a>',
])("R-16: content without faults gives no problem: %j", async article => {
  expect(await told(article)).toBe("")
})

/** Articles, which begin on line 6. */
const ARTICLES = {
  "Voir [lui](/ancien#titre).":
    'warning x:6:6  link — expected the page\'s own address, /blog/autre, received "/ancien#titre", an old address of it.',
  "Voir [lui](/futur).":
    'error x:6:6  link — expected a page that is published when this one is, received "/futur", not yet published.',
  "\nVoir [lui](/blog/autr).":
    'error x:7:6  link — expected a page or a file of this site, received "/blog/autr". Did you mean “/blog/autre”?',
  "Voir [lui](#debut)\n\n## Début":
    'error x:6:6  link — expected a heading of /blog/x, received "#debut". Did you mean “début”?',
  // A file beside the article has no address.
  "Voir [lui](./plan.pdf)":
    'error x:6:6  link — expected a whole address: https://… for another site, /blog/its-slug for a page, /its-name.pdf for a file in static/, received "./plan.pdf". Files for download go into static/.',
  "Du texte.\n\nUne note[^a], une autre[^b] et \\[^c] `[^d]`.\n\n[^b]: Là.":
    "error x:8:1  note — expected a definition of the note, [^a]: and its text, received [^a].",
  "[Cliquez *ici*](/blog/autre), [là-bas](/blog/autre).":
    'warning x:6:1  link — expected words that say where the link leads, received "Cliquez ici".',
  "Voir [](/blog/autre).":
    'warning x:6:6  link — expected words that say where the link leads, received "".',
  "Voir [là-bas]().":
    'error x:6:6  link — expected an address, such as https://…, /blog/its-slug or mailto:name@example.org, received "".',
  "[Écrire à Ada](mailto:)":
    'error x:6:1  link — expected an address, such as https://…, /blog/its-slug or mailto:name@example.org, received "mailto:".',
  "Une note[^note à accents].\n\n[^note à accents]: Du texte.":
    "warning x:6:1  note — expected a name of a note without spaces, such as [^note-à-accents], received [^note à accents].\nwarning x:8:1  note — expected a name of a note without spaces, such as [^note-à-accents], received [^note à accents].",
  "Voir ![Un plan](./mon image.png).":
    "warning x:6:6  image — expected an address without spaces, or between angle brackets, received ![Un plan](./mon image.png). Write (<./mon image.png>), or rename the file without spaces.",
  "Voir [lui](/mon fichier.pdf).":
    "warning x:6:6  link — expected an address without spaces, or between angle brackets, received [lui](/mon fichier.pdf). Write (<./mon image.png>), or rename the file without spaces.".replace(
      "./mon image.png",
      "/mon fichier.pdf",
    ),
  "Du texte,\n**« Gras »**suivi.":
    'warning x:7:1  text — expected an emphasis that Markdown sees, received "**« Gras »**". Between punctuation and a letter, these signs show as they are. Write «\u00a0**word**\u00a0»more, or <strong>«\u00a0word\u00a0»</strong>more.',
  "export des données n’est pas simple.":
    'error x:6:8  article — expected MDX that can be read, received "export des données n’est pas simple.". The import or export cannot be read: unexpected token. A line that begins with import or export is code. For a sentence, write {"export"} the data, or put another word first.',
  "Du texte.\n\nimport de données à faire.":
    'error x:8:11  article — expected MDX that can be read, received "import de données à faire.". The import or export cannot be read: unexpected token. A line that begins with import or export is code. For a sentence, write {"export"} the data, or put another word first.',
  "export const a = 1 +":
    'error x:6:1  article — expected MDX that can be read, received "export const a = 1 +". The import or export cannot be read: unexpected token. Write import and export as in JavaScript, with an empty line after them.',
  "Du texte.\n\n```js\na\n\n## Une partie\n":
    "error x:8:1  code — expected a line ``` that closes this block of code, received ```js.",
  "## Une partie\n\n### \n\nDu texte.":
    "error x:8:1  heading — expected words after the #, received ###.",
  "Un mot,\nune :licorn: ou (:rockett:).":
    "hint x:7:5  emoji — expected the name of an emoji, such as :tada:, received :licorn:. Did you mean “lion”?\nhint x:7:18  emoji — expected the name of an emoji, such as :tada:, received :rockett:. Did you mean “rocket”?",
  "Une :chosequinestpas: ici.":
    "hint x:6:5  emoji — expected the name of an emoji, such as :tada:, received :chosequinestpas:.",
  "![Un plan](./plan.png)":
    'error x:6:1  image — expected a picture that exists beside this file, received "./plan.png", which is missing.',
  '<Figure src="./a.png" alt="" />':
    'error x:6:1  image — expected a picture that can be read and shown here (png, jpg, jpeg, webp, avif, svg, gif), received "./a.png", which is not one.',
  '<Callout kind="info">\n\nTexte.\n\n</Callout>':
    'error x:6:1  Callout.kind — expected one of note, tip, warning, received "info".',
  "Du texte.\n\n<Callou>Du texte.</Callou>":
    "error x:8:1  component — expected one of Callout, Figure, Sidenote, Correction, Video, Embed, Kbd, PageViewPreview, received <Callou>. Did you mean “Callout”?",
  "\nUn {texte\n":
    'error x:7:4  article — expected MDX that can be read, received "Un {texte". Unexpected end of file in expression, expected a corresponding closing brace for `{`. Write \\{ for a brace in the text, or put code between backticks.',
  "\nBonjour {nom}.":
    "error x:7:10  name — expected a name that this article imports or declares, received nom. Write \\{ for a brace in the text, or put code between backticks.",
  'import { A } from "./a"\nimport { B } from "./b"\nimport C from "./c"\n\n<A /> <B /> <C />':
    'error x:6:19  import — expected a module that exists beside this file, received "./a", which is missing.',
  'import { useId } from "react"\nimport d from "@nulle/part/d.js"\n\n{d(useId)}':
    'error x:7:15  import — expected a package that is installed, received "@nulle/part/d.js", which is missing.',
  'import { useId } from "react/nope"\n\n{useId}':
    'error x:6:23  import — expected a package that is installed, received "react/nope", which is missing.',
}

test.each(Object.entries(ARTICLES))("R-16: in an article, %j", async (article, expected) => {
  expect(await told(article)).toEqual(expected)
})

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "issue 30.3: %s is a word like any other in fences, attributes and tags",
  async name => {
    const fences = `\`\`\`${name} ${name}={1} ${name}="a"\n$ a\n\`\`\``
    const text = `:${name}: et :tada:${name}:\n\n> [!${name}]\n> a\n\n${fences}\n\n<${name} />`
    for (const format of ["md", "mdx"] as const) {
      const { tree, problems } = await compileArticle(text, true, format)
      expect(JSON.stringify([tree, problems])).not.toMatch(/native code|\[object/)
    }
  },
)

test.each([
  ["![a](https://e.example/a.png)", "image"],
  ["![a](../a.png)", "image"],
  ['<a href="javascript:a()">a</a>', "link"],
  ["[a](javascript:a)", "link"],
  ["[a](data:text/html,a)", "link"],
  ['<a href=" java\tscript:a">a</a>', "link"],
  ["[a](//e.example/a)", "link"],
  ["[a](/\\\\e.example/a)", "link"],
  ['<meta http-equiv="refresh" content="0; url=https://e.example" />', "HTML tag"],
  ["<noscript><meta httpEquiv='refresh' /></noscript>", "HTML tag"],
  ["a\0b", "article"],
  ["`a \u202Eb`", "article"],
])("R-16: %j is a problem of %s", async (article, field) => {
  expect(await problemsOf({ [X]: post(article) })).toEqual([
    expect.objectContaining({ severity: "error", file: X, line: 6, field }),
  ])
})
