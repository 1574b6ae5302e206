import { formatProblems } from "@site/problems"
import { compiled } from "../testing/compiled-html"
import { post, problemsOf, SVG } from "../testing/sample-content"

const X = "content/blog/x/index.mdx"

/** Files beside the article. */
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
  "[a](voir plus bas) f(**b) 2**3 et 4**5, a*(b)*c, *« a »*, **« b »** c, \\**« e »\\**f [^]",
  '{"export"} des données, {"import"} aussi',
  "[Haut](#top), [mot](/blog/autre#:~:text=mot)",
  '[Haut](#), <a href="mailto:a@e.example?subject=b">lui</a>',
])("R-16: content without faults gives no problem: %j", async article => {
  expect(await told(article)).toBe("")
})

/** Articles, which begin on line 6. */
const ARTICLES = {
  "Voir [lui](/futur).":
    'erreur x:6:6  lien — attendu : une page déjà publiée quand celle-ci paraît ; reçu : "/futur", pas encore publiée.',
  "\nVoir [lui](/blog/autr).":
    'erreur x:7:6  lien — attendu : une page ou un fichier de ce site ; reçu : "/blog/autr". Vouliez-vous dire « /blog/autre » ?',
  "Voir [lui](#debut)\n\n## Début":
    'erreur x:6:6  lien — attendu : un titre de la page /blog/x ; reçu : "#debut". Vouliez-vous dire « début » ?',
  // Its address, for a link that editors follow by files.
  "Voir [lui](../autre.mdx#la)":
    'erreur x:6:6  lien — attendu : une adresse complète (https://… pour un autre site, /blog/son-adresse pour une page, /son-nom.pdf pour un fichier de static/) ; reçu : "../autre.mdx#la". Vouliez-vous dire « /blog/autre#la » ?',
  "Voir [lui](./autre)":
    'erreur x:6:6  lien — attendu : une adresse complète (https://… pour un autre site, /blog/son-adresse pour une page, /son-nom.pdf pour un fichier de static/) ; reçu : "./autre". Vouliez-vous dire « /blog/autre » ?',
  // A file beside the article has no address.
  "Voir [lui](./plan.pdf)":
    'erreur x:6:6  lien — attendu : une adresse complète (https://… pour un autre site, /blog/son-adresse pour une page, /son-nom.pdf pour un fichier de static/) ; reçu : "./plan.pdf". Les fichiers à télécharger vont dans static/.',
  "Du texte.\n\nUne note[^a], une autre[^b] et \\[^c] `[^d]`.\n\n[^b]: Là.":
    "erreur x:8:9  note — attendu : une définition de la note, [^a]: suivi de son texte ; reçu : [^a].",
  "[Cliquez *ici*](/blog/autre), [là-bas](/blog/autre).":
    'avertissement x:6:1  lien — attendu : des mots qui disent où mène le lien ; reçu : "Cliquez ici".',
  "Voir [](/blog/autre).":
    'avertissement x:6:6  lien — attendu : des mots qui disent où mène le lien ; reçu : "".',
  "Voir [là-bas]().":
    'erreur x:6:6  lien — attendu : une adresse, comme https://…, /blog/son-slug ou mailto:nom@exemple.fr ; reçu : "".',
  "[Écrire à Ada](mailto:)":
    'erreur x:6:1  lien — attendu : une adresse, comme https://…, /blog/son-slug ou mailto:nom@exemple.fr ; reçu : "mailto:".',
  "Une note[^note à accents].\n\n[^note à accents]: Du texte.":
    "avertissement x:6:9  note — attendu : un nom de note sans espace, comme [^note-à-accents] ; reçu : [^note à accents].\navertissement x:8:1  note — attendu : un nom de note sans espace, comme [^note-à-accents] ; reçu : [^note à accents].",
  "Du texte,\n**« Gras »**suivi.":
    'avertissement x:7:1  texte — attendu : une mise en valeur que Markdown reconnaît ; reçu : "**« Gras »**". Entre un signe de ponctuation et une lettre, ces signes s’affichent tels quels. Écrivez «\u00a0**mot**\u00a0»suite, ou <strong>«\u00a0mot\u00a0»</strong>suite.',
  "export des données n’est pas simple.":
    'erreur x:6:8  article — attendu : du MDX lisible ; reçu : "export des données n’est pas simple.". Une ligne qui commence par import ou export est du JavaScript, suivi d’une ligne vide. Devant une phrase, mettez un autre mot. Réponse de l’analyseur, en anglais : Could not parse import/exports: Unexpected token.',
  "Du texte.\n\nimport de données à faire.":
    'erreur x:8:11  article — attendu : du MDX lisible ; reçu : "import de données à faire.". Une ligne qui commence par import ou export est du JavaScript, suivi d’une ligne vide. Devant une phrase, mettez un autre mot. Réponse de l’analyseur, en anglais : Could not parse import/exports: Unexpected token.',
  "export const a = 1 +":
    'erreur x:6:1  article — attendu : du MDX lisible ; reçu : "export const a = 1 +". Une ligne qui commence par import ou export est du JavaScript, suivi d’une ligne vide. Devant une phrase, mettez un autre mot. Réponse de l’analyseur, en anglais : Could not parse import/exports: Unexpected token.',
  "Du texte.\n\n```js\na\n\n## Une partie\n":
    "erreur x:8:1  code — attendu : une ligne ``` qui ferme ce bloc de code ; reçu : ```js.",
  "## Une partie\n\n### \n\nDu texte.":
    "erreur x:8:1  titre — attendu : des mots après les # ; reçu : ###.",
  "![Un plan](./plan.png)":
    'erreur x:6:1  image — attendu : une image qui existe à côté de ce fichier ; reçu : "./plan.png", qui n’existe pas.',
  '<Figure src="./a.png" alt="" />':
    'erreur x:6:1  image — attendu : une image qui peut être lue et montrée ici (png, jpg, jpeg, webp, avif, svg, gif) ; reçu : "./a.png", qui n’en est pas une.',
  '<Callout kind="info">\n\nTexte.\n\n</Callout>':
    'erreur x:6:1  Callout.kind — attendu : note, tip ou warning ; reçu : "info".',
  "Du texte.\n\n<Callou>Du texte.</Callou>":
    "erreur x:8:1  composant — attendu : Callout, Figure, Sidenote, Correction, Video, Embed ou Kbd ; reçu : <Callou>. Vouliez-vous dire « Callout » ?",
  "\nUn {texte\n":
    'erreur x:7:4  article — attendu : du MDX lisible ; reçu : "Un {texte". Écrivez \\{ pour une accolade dans le texte, ou mettez le code entre accents graves. Réponse de l’analyseur, en anglais : Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
  "\nBonjour {nom}.":
    "erreur x:7:9  nom — attendu : un nom que cet article importe ou déclare ; reçu : nom. Écrivez \\{ pour une accolade dans le texte, ou mettez le code entre accents graves.",
  'import { A } from "./a"\nimport { B } from "./b"\nimport C from "./c"\n\n<A /> <B /> <C />':
    'erreur x:6:19  import — attendu : un module qui existe à côté de ce fichier ; reçu : "./a", qui n’existe pas.',
}

test.each(Object.entries(ARTICLES))("R-16: in an article, %j", async (article, expected) => {
  expect(await told(article)).toEqual(expected)
})

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "%s is a word like any other in fences, attributes and tags",
  async name => {
    const fences = `\`\`\`${name} ${name}={1} ${name}="a"\n$ a\n\`\`\``
    const text = `> [!${name}]\n> a\n\n${fences}\n\n<${name} />`
    for (const format of ["md", "mdx"] as const) {
      const { html, problems } = await compiled(text, format)
      expect(JSON.stringify([html, problems])).not.toMatch(/native code|\[object/)
    }
  },
)

test.each([
  ["![a](https://e.example/a.png)", "image"],
  ["![a](../a.png)", "image"],
  ['<a href="javascript:a()">a</a>', "lien"],
  ["[a](javascript:a)", "lien"],
  ["[a](data:text/html,a)", "lien"],
  ['<a href=" java\tscript:a">a</a>', "lien"],
  ["[a](//e.example/a)", "lien"],
  ["[a](/\\\\e.example/a)", "lien"],
  ['<meta http-equiv="refresh" content="0; url=https://e.example" />', "balise HTML"],
  ["<noscript><meta httpEquiv='refresh' /></noscript>", "balise HTML"],
  ["a\0b", "article"],
  ["`a \u202Eb`", "article"],
])("R-16: %j is a problem of %s", async (article, field) => {
  expect(await problemsOf({ [X]: post(article) })).toEqual([
    expect.objectContaining({ severity: "error", file: X, line: 6, field }),
  ])
})
