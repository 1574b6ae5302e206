import { createElement, type ReactElement } from "react"
import * as runtime from "react/jsx-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import { compiled, faultless, normalised, written } from "../testing/compiled-html"
import { mdxOptions } from "./mdx-options"

const SIGNS: Readonly<Record<string, string>> = {
  ...{ "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" },
}

async function moduleHtml(source: string): Promise<string> {
  const { content } = await compiled(`${source}\n{1 + 1}`)
  /** Components that the page passes to MDX's own route. A picture is in a `span` there, which React needs. */
  const components = {
    Pieces: ({ of }: { of: string }) =>
      createElement("x-pieces", null, written(content.slice(Number(of), Number(of) + 1))),
    a: "a",
  }
  const { createProcessor } = await import("@mdx-js/mdx")
  const { default: remarkUnwrapImages } = await import("remark-unwrap-images")
  const processor = createProcessor({
    ...mdxOptions,
    // gatsby-plugin-mdx adds these two by itself.
    remarkPlugins: [...mdxOptions.remarkPlugins, remarkUnwrapImages],
    outputFormat: "function-body",
  })
  const code = String(await processor.process(source))
  const { default: Article } = new Function(code)(runtime)
  const article: ReactElement = Article({ components })
  // The pieces are text to React.
  const html = renderToStaticMarkup(article).replaceAll(
    /<x-pieces>(.*?)<\/x-pieces>/g,
    (_, text: string) =>
      text.replaceAll(/&quot;|&lt;|&gt;|&#x27;|&amp;/g, sign => SIGNS[sign] ?? sign),
  )
  return normalised(html)
}

const article = `
## Été à l'école, \`code\` et **gras**

Un [lien](/blog/x#y "titre"), \`code\`, <Kbd>Ctrl</Kbd>, https://example.org. Note[^1], encore[^1], et[^deux].
{/* un commentaire */}
Une image ![ici](./i.png) dans la ligne.<Sidenote>En *marge*.</Sidenote>

![Plan](./mon%20plan.png "La légende")

<img src="./a.png" alt="" width="320" height="200" />

![un](./1.png)
![deux](./2.png)

[![trois](./3.png)](https://example.org) [![quatre](./4.png)](https://example.org)

<Figure src="./b.png" alt="" wide />

<Callout kind="tip" title={"x"}>
  Du **gras**.

  - a
  - b

</Callout>

<Callout>Une ligne, <Kbd>a</Kbd> <Kbd>b</Kbd>.</Callout>

> [!CAUTION]
> Un *mot*.
>
> - a

> [!tip] et la suite

<Kbd>seul</Kbd>

## Été à l'école, \`code\` et **gras**

- [ ] à faire
- [x] fait **a**
  *b*

1. un

2. deux

   ![dans la liste](./5.png)

- ![serrée](./6.png)

| a | b |
| - | -: |
| 1 | **2** *3* |

\`\`\`ts title="src/a.ts" {1}
const x: number = 1 // hello
x.foo() // [!code ++]

"<b>" // [!code --]
\`\`\`

\`\`\`
sans langage {x}
\`\`\`

<p class="p-note" lang="fr">brut *em* <img src="./r.png" alt="" /></p>

<div tabIndex={0} hidden>a</div>

<p id="un" className={["p-b", "p-c"]}>une liste</p>

<details>
<summary>Plus</summary>

Du texte.

</details>

{3} ~~rayé~~{" "}fin, 5 $ et 10 $, H<sub>2</sub>O, a^2+b^2, ~un~, 🎉, ~deux mots~ et $\\frac{a}{b} < \\$$.

$$
\\begin{aligned} a &= b \\\\ &= {c} \\end{aligned}
$$

\`\`\`math
\\boxed{x}
\`\`\`

\`\`\`mermaid alt="De l'un à l'autre." title="Un schéma"
flowchart LR
  A[Un] -- {x} --> B
\`\`\`

Un «*mot* » ! <abbr title="L'an 1 000">L'an</abbr> : <i lang="en">don't</i> ?

## L'an 2 : "suite"

> citation

<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0" strokeLinecap="round" /></svg>

---

<h3 id="mien">Écrit à la main</h3>

\`\`\`ts showLineNumbers /a/
const a = 1
//    ^?
\`\`\`

[^1]: La note.
[^deux]: Une autre, avec \`code\`.

    Deux paragraphes.
`

/** Spaces between pictures show nowhere, and React writes `checked` last. */
const comparable = (html: string): string =>
  html
    .replaceAll(/(?<=<\/figure>) (?=<)| (?=<figure)/g, "")
    .replaceAll(/ checked( [^>]*)>/g, "$1 checked>")

it("D1: a compiled article and the same article through MDX's own route render the same HTML", async () => {
  const { html, summary } = await faultless(article)
  expect(summary.kind).toBe("data")
  expect(html).toContain('<figure class="box code">')
  expect(html).toContain('"width":320,"height":200}')
  expect(comparable(await moduleHtml(article))).toBe(comparable(html))
})
