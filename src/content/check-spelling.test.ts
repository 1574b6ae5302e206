/** @jest-environment node */
import { post, sampleProject } from "../testing/sample-content"
import { checkSpelling } from "./check-spelling"

const FILE = "content/blog/x.mdx"

/** Words that are reported, each with its place. */
async function reported(text: string, file = FILE, more: Record<string, string> = {}) {
  const problems = await checkSpelling(await sampleProject({ [file]: text, ...more }), [file])
  return problems.map(({ line, column, received }) => `${line}:${column} ${received}`)
}

test.each([
  "L’article qu'il écrit aujourd’hui n’est pas l’œuvre d’un cœur français.",
  "Est-ce un arc-en-ciel ? Y a-t-il des chefs-d’œuvre, vis-à-vis de celui-ci ? Presqu’île, jusqu’à, lorsqu’elle.",
  "Les navigateurs s’alourdissent ; LES TITRES AUSSI ; À Rennes, l’Œuvre, Élodie et l’État.",
  "Un site de Gatsby, de Mastodon et de GitHub suit le RGAA 4.1.2, le h2 et les 60ko.",
  "Un kilo‑octet ré-écrit, un sous-titre multi-critères, et/ou sur exemple.fr à moi@exemple.fr, dans src/main.ts.",
  "`fonctionement`, <kbd>Entr</kbd> et <code>fonctionement</code>\n\n```\nfonctionement\n```",
  "Une fête :tada:, de l’eau H<sub>2</sub>O, le XX<sup>e</sup> siècle, le 1<sup>er</sup> mai et $\\frac{fonctionement}{2}$.",
  'Un <span lang="en">developer’s mistak</span>, puis <Figure src="./fonctionement.png" alt="" />.',
  "[ici](https://exemple.fr/fonctionement) https://exemple.fr/fonctionement {/* fonctionement */}",
])("issue 15.10: a French text is right: %s", async text => {
  expect(await reported(post(text))).toEqual([])
})

test.each([
  ["Le fonctionement.", ['6:4 "fonctionement"']],
  ["Un mot.\n\n> Un *developpement*,\n> l’articl ", ['8:7 "developpement"', '9:3 "l’articl"']],
  ["## Le lanage\n\n- [le lein](/blog/x)", ['6:7 "lanage"', '8:7 "lein"']],
  ["![Un dessein eronné](./a.svg)", ['6:14 "eronné"']],
  [
    '<Figure src="./a.svg" alt="Un plna" caption="Une légendde" />',
    ['6:31 "plna"', '6:50 "légendde"'],
  ],
  ["Un mot eronné, et encor eronné.", ['6:8 "eronné"']],
  ["(Eronné) &amp; « fautiff »", ['6:2 "Eronné"', '6:18 "fautiff"']],
])(
  "issue 15.10: a word that does not exist is found once, where it is: %j",
  async (text, found) => {
    expect(await reported(post(text))).toEqual(found)
  },
)

test("issue 15.10: titles and descriptions are read, names, addresses and tags are not", async () => {
  const fields = "date: 2024-01-01\ntags: [Mastdon]\nslug: fonctionement\ncoverAlt: Un plna"
  expect(await reported(post("", fields).replace("Un titre", "Un titer"))).toEqual([
    '2:11 "titer"',
    '7:14 "plna"',
  ])
  const cv =
    "experience:\n  - role: Devloppeur\n    organisation: Wyzzard\n    summary: >-\n      Une\n      frase."
  expect(await reported(cv, "content/cv.yml")).toEqual(['2:11 "Devloppeur"', '6:7 "frase"'])
})

test("issue 15.10: an article in another language is left, and .md is read as Markdown", async () => {
  expect(await reported(post("A mistak.", "date: 2024-01-01\nlang: en"))).toEqual([])
  const text = post('Un {fautiff} <b>texte</b> <i lang="en">mistak</i> eronné.')
  expect(await reported(text, "content/blog/x.md")).toEqual(['6:51 "eronné"'])
})

test("issue 15.10: the owner’s words are right, also in the plural and with a capital", async () => {
  const own = { "content/words.txt": "# Mes mots\nwebpack\nbalisage-maison # un remède\n" }
  const text = post("Webpack, les webpacks et le balisage-maison, d’webpack. Le remèdde.")
  expect(await reported(text, FILE, own)).toEqual(['6:60 "remèdde"'])
})
