/** @jest-environment node */
import { createElement, type ElementType, Fragment, type ReactElement, type ReactNode } from "react"
import * as runtime from "react/jsx-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import { compileArticle } from "../content/compile-article"
import type { ArticleNode } from "../content-model/article-tree"
import { mdxOptions } from "./mdx-options"

type Components = Record<string, ElementType>

/** Stands for the component map: shows every property it is given, with its type, in one order. */
const stub =
  (name: string): ElementType =>
  ({ children, ...properties }: { children?: ReactNode }) => {
    const sorted = JSON.stringify(Object.entries(properties).sort())
    return createElement("x-stub", { name, properties: sorted }, children)
  }

const components: Components = Object.fromEntries(
  [
    "Callout",
    "CodeBlock",
    "CodeFold",
    "Diagram",
    "Figure",
    "InlineImage",
    "Kbd",
    "Sidenote",
    "SidenoteBelow",
    "a",
    "table",
  ].map(name => [name, stub(name)]),
)

async function dataHtml(source: string): Promise<string> {
  const { summary, tree, problems } = await compileArticle(source)
  expect({ kind: summary.kind, problems }).toEqual({ kind: "data", problems: [] })
  return renderToStaticMarkup(createElement(Fragment, null, ...tree.map(element)))
}

function element(node: ArticleNode): ReactNode {
  if (typeof node === "string") return node
  const [tag, properties, ...children] = node
  return createElement(components[tag] ?? tag, properties || null, ...children.map(element))
}

async function moduleHtml(source: string): Promise<string> {
  const { createProcessor } = await import("@mdx-js/mdx")
  const { default: remarkUnwrapImages } = await import("remark-unwrap-images")
  const processor = createProcessor({
    ...mdxOptions,
    // gatsby-plugin-mdx adds these two by itself.
    remarkPlugins: [...mdxOptions.remarkPlugins, remarkUnwrapImages],
    remarkRehypeOptions: { ...mdxOptions.remarkRehypeOptions, passThrough: ["element"] },
    outputFormat: "function-body",
  })
  const code = String(await processor.process(source))
  const { default: Article } = new Function(code)(runtime)
  const article: ReactElement = Article({ components })
  return renderToStaticMarkup(article)
}

const article = `
## Été à l'école, \`code\` et **gras**

Un [lien](/blog/x#y "titre"), \`code\`, <Kbd>Ctrl</Kbd>, https://example.org. Note[^1], encore[^1], et[^deux].
{/* un commentaire */}
Une image ![ici](./i.png) dans la ligne.<Sidenote>En *marge*.</Sidenote>

![Plan](./mon%20plan.png "La légende")

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

\`\`\`ts title="src/a.ts" {1} wrap
const x: number = 1 // hello
x.foo() // [!code ++]

"<b>" // [!code --]
\`\`\`

\`\`\`
sans langage {x}
\`\`\`

<p class="x" style="color:red" data-n={3}>brut *em* <img src="./r.png" alt="" /></p>

<div style={{color: "red", marginTop: "1px"}} hidden>a</div>

<p id={["un", 2]} className={["b", "c"]}>une liste</p>

<details>
<summary>Plus</summary>

Du texte.

</details>

{3} ~~rayé~~{" "}fin, 5 $ et 10 $, H<sub>2</sub>O, a^2+b^2, ~un~, :tada:, ~deux mots~ et $\\frac{a}{b} < \\$$.

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

\`\`\`ts showLineNumbers collapse={1} /a/
const a = 1
//    ^?
\`\`\`

[^1]: La note.
[^deux]: Une autre, avec \`code\`.

    Deux paragraphes.
`

describe("both routes of an article give the same page (D1)", () => {
  it("D1: a compiled article and the same article through MDX's own route render the same HTML", async () => {
    const html = await dataHtml(article)
    expect(html).toContain('name="CodeBlock"')
    expect(await moduleHtml(article)).toBe(html)
  })

  it("D1: numbers and switches reach components as such on the module route", async () => {
    const html = await moduleHtml(
      '<img src="./a.png" alt="" width="320" height="200" />\n\n```ts wrap\na\nb\n```',
    )
    expect(html).toContain("[&quot;height&quot;,200],")
    expect(html).toContain("[&quot;width&quot;,320]]")
    expect(html).toContain("[&quot;wrap&quot;,true]")
  })
})
