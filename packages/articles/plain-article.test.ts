import { compiled, faultless } from "../../src/testing/compiled-html"

const plainOf = async (text: string) => (await faultless(text)).plain

test.each([
  [
    "what is Markdown is HTML without attributes of the page",
    "Un *mot*.\n\n* a\n* b\n\n3 < 5",
    "<p>Un <em>mot</em>.</p><ul><li>a</li><li>b</li></ul><p>3 &#x3C; 5</p>",
  ],
  [
    "a callout is a quotation with its kind",
    '<Callout kind="tip">\n\nUn *mot*.\n\n</Callout>',
    "<blockquote><p><strong>À retenir</strong></p><p>Un <em>mot</em>.</p></blockquote>",
  ],
  [
    "or with its own title, in one line too",
    '<Callout title="À vous">Un mot.</Callout>',
    "<blockquote><p><strong>À vous</strong></p>Un mot.</blockquote>",
  ],
  [
    "a figure is a picture and its caption",
    '<Figure src="./a.svg" alt="Plan" caption="Vu d’en haut." wide />',
    '<p><img src="./a.svg" alt="Plan"></p><p><em>Vu d’en haut.</em></p>',
  ],
  [
    "a side note stands in brackets",
    "Un mot.<Sidenote>Un *autre*.</Sidenote> Fin.",
    "<p>Un mot. (Un <em>autre</em>.) Fin.</p>",
  ],
  [
    "a correction keeps what it struck out, and says why in brackets",
    'En <Correction was="67 s" why="Mesuré hier.">46 *s*</Correction>.',
    "<p>En <del>67\u202fs</del> 46\u202f<em>s</em> (Mesuré hier.).</p>",
  ],
  [
    "alone on its lines too",
    '<Correction was="Non.">\n\nOui.\n\n</Correction>',
    "<p><del>Non.</del> Oui.</p>",
  ],
  ["a key keeps its element", "La touche <Kbd>Tab</Kbd>.", "<p>La touche <kbd>Tab</kbd>.</p>"],
  [
    "a block of code follows its title",
    '```ts title="a.ts"\n1\n```',
    '<p><strong>a.ts</strong></p><pre><code class="language-ts">1\n</code></pre>',
  ],
  [
    "HTML stays HTML, without style",
    "<details>\n  <summary>Un *mot*</summary>\n\n  Suite.\n</details>",
    "<details><summary>Un <em>mot</em></summary><p>Suite.</p></details>",
  ],
  [
    "a link and a picture in HTML stay",
    'Voir <a href="/a">lui</a> <img src="./a.png" alt="A" width="20" />.',
    '<p>Voir <a href="/a">lui</a> <img src="./a.png" alt="A" width="20">.</p>',
  ],
  [
    "an attribute keeps its value",
    'Un <abbr title={`a" & b`}>ab</abbr>.',
    '<p>Un <abbr title="a&#x22; &#x26; b">ab</abbr>.</p>',
  ],
  [
    "a value is text, a comment nothing",
    'a{" "}b {3}\n\n{/* non */}\n\nFin.',
    "<p>a b 3</p><p>Fin.</p>",
  ],
  [
    "code loses its marks and the lines that were taken away",
    "```ts\na // [!code --]\nb // [!code ++]\nc # [!code highlight]\n```",
    '<pre><code class="language-ts">b\nc\n</code></pre>',
  ],
  [
    "a note stays a note",
    "Un mot.[^a]\n\n[^a]: Sa *note*.",
    expect.stringContaining("<p>Sa <em>note</em>. <a"),
  ],
])("%s", async (_name, text, plain) => {
  expect(await plainOf(text)).toEqual(plain)
})

test("an article with code keeps its text, names what only the site shows, drops computed parts", async () => {
  const text =
    'import { Chart } from "./chart"\nexport const n = 3\n\nUn *mot*.\n\n<Chart />\n\n<Chart>Dedans.</Chart>\n\nIl y en a {n * 2}.'
  expect(await plainOf(text)).toBe(
    "<p>Un <em>mot</em>.</p><p><em>Cette partie n’est visible que sur le site.</em></p>Dedans.<p>Il y en a […].</p>",
  )
})

test("an article with errors has no plain form", async () => {
  expect((await compiled("<Nope />")).plain).toBe("")
})
