/** @jest-environment jsdom */
import "../../testing/page-setup"
import { render } from "@testing-library/react"
import { createElement } from "react"
import { compiledApart } from "../../testing/compiled-html"
import { article } from "../../testing/sample-queries"
import { ArticleBody } from "./article-body"

test("the content check counts as many elements as an article renders", () => {
  const { content, summary } = compiledApart(`## Un *titre*

Un ![plan](./a.png)<Sidenote>note</Sidenote> et $x$.

<Callout kind="tip" title="Titre">Dedans</Callout>

\`\`\`ts title="a.ts"
const a = 1
\`\`\`

![Un plan](./a.png "Légende")

| a |
| - |
| 1 |`)
  // As a built site has them: each in two formats.
  const images: typeof article.images = JSON.parse(JSON.stringify(article.images))
  for (const { file } of images) {
    const { sources = [] } = file.childImageSharp.gatsbyImageData.images
    sources.push(...sources.map(source => ({ ...source, type: "image/avif" })))
  }
  const body = createElement(ArticleBody, {
    article: Object.assign({}, article, { content, images }),
  })
  const { container } = render(body)
  expect(container.querySelectorAll("[data-article], [data-article] *")).toHaveLength(
    summary.elements,
  )
})
