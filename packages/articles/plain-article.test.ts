import { compiled, faultless } from "../../src/testing/compiled-html"

const plainOf = async (text: string) => (await faultless(text)).plain.markdown

test.each([
  [
    "what is Markdown is written in one way",
    "Un *mot*.\n\n* a\n* b\n\n3 < 5",
    "Un _mot_.\n\n- a\n- b\n\n3 < 5",
  ],
  [
    "a callout is a quotation with its kind",
    '<Callout kind="tip">\n\nUn *mot*.\n\n</Callout>',
    "> **À retenir**\n>\n> Un _mot_.",
  ],
  [
    "or with its own title, in one line too",
    '<Callout title="À vous">Un mot.</Callout>',
    "> **À vous**\n>\n> Un mot.",
  ],
  [
    "a figure is a picture and its caption",
    '<Figure src="./a.svg" alt="Plan" caption="Vu d’en haut." wide />',
    "![Plan](./a.svg)\n\n_Vu d’en haut._",
  ],
  [
    "a side note stands in brackets",
    "Un mot.<Sidenote>Un *autre*.</Sidenote> Fin.",
    "Un mot. (Un _autre_.) Fin.",
  ],
  [
    "a correction keeps what it struck out, and says why in brackets",
    'En <Correction was="67 s" why="Mesuré hier.">46 *s*</Correction>.',
    "En ~~67 s~~ 46 _s_ (Mesuré hier.).",
  ],
  ["alone on its lines too", '<Correction was="Non.">\n\nOui.\n\n</Correction>', "~~Non.~~ Oui."],
  ["a key keeps its element", "La touche <Kbd>Tab</Kbd>.", "La touche <kbd>Tab</kbd>."],
  ["a block of code follows its title", '```ts title="a.ts"\n1\n```', "**a.ts**\n\n```ts\n1\n```"],
  [
    "HTML stays HTML, without style, and what is in it Markdown",
    "<details>\n  <summary>Un *mot*</summary>\n\n  Suite.\n</details>",
    "<details>\n\n<summary>\n\nUn _mot_\n\n</summary>\n\nSuite.\n\n</details>",
  ],
  [
    "a link and a picture in HTML are Markdown's",
    'Voir <a href="/a">lui</a> <img src="./a.png" alt="A" width="20" />.',
    "Voir [lui](/a) ![A](./a.png).",
  ],
  [
    "an attribute keeps its value",
    'Un <abbr title={`a" & b`}>ab</abbr>.',
    'Un <abbr title="a&quot; &amp; b">ab</abbr>.',
  ],
  ["a value is text, a comment nothing", 'a{" "}b {3}\n\n{/* non */}\n\nFin.', "a b 3\n\nFin."],
  [
    "code loses its marks and the lines that were taken away",
    "```ts\na // [!code --]\nb // [!code ++]\nc # [!code highlight]\n```",
    "```ts\nb\nc\n```",
  ],
  ["a note stays a note", "Un mot.[^a]\n\n[^a]: Sa *note*.", "Un mot.[^a]\n\n[^a]: Sa _note_."],
])("%s", async (_name, text, plain) => {
  expect(await plainOf(text)).toBe(plain)
})

test("an article with code keeps its text, names what only the site shows, drops computed parts", async () => {
  const text =
    'import { Chart } from "./chart"\nexport const n = 3\n\nUn *mot*.\n\n<Chart />\n\n<Chart>Dedans.</Chart>\n\nIl y en a {n * 2}.'
  expect(await plainOf(text)).toBe(
    "Un _mot_.\n\n_Cette partie n’est visible que sur le site._\n\nDedans.\n\nIl y en a \\[…].",
  )
})

test("an article with errors has no plain form", async () => {
  expect((await compiled("<Nope />")).plain.markdown).toBe("")
})
