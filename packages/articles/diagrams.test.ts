import { compiled, htmlOf } from "../../src/testing/compiled-html"

const fence = (source: string, meta = 'alt="Ce qu’il montre."') =>
  `\`\`\`mermaid ${meta}\n${source}\n\`\`\``

describe.each(["md", "mdx"] as const)("diagrams in .%s", format => {
  test.each([
    ["flowchart LR\n  A[Un] --> B{Deux ?}", "Deux\u202f?"],
    ["graph TD\n  A-->B & C[[Fin]]\n  %% rien\n  B-- oui -->C\n  C-.->|i--|D{x==1}", "Fin"],
    ['flowchart LR\n  A["Un<br/>deux\\ntrois, H<sub>2</sub>O"]<-->us-east', "trois"],
    ["flowchart TB\n  A --> B\n  subgraph S [Nom]\n    C ==> D\n  end", "Nom"],
    ["sequenceDiagram\n  A->>B: Va\n  participant A as Alice\n  A-xB: Non", "Alice"],
    ["stateDiagram-v2\n  [*] --> a\n  a --> [*] : fin\n  a : Un état", "Un état"],
    ["classDiagram\n  class A {\n    +int n\n  }\n  A <|-- B : est", "est"],
    ["erDiagram\n  A ||--o{ B : porte", "(aucun attribut)"],
  ])("%j is drawn, with its alternative", async (source, words) => {
    const { html, problems } = await compiled(fence(source), format)
    expect(problems).toEqual([])
    const drawing = /<svg viewBox=.*<\/svg>/s.exec(html)?.[0] ?? ""
    expect(drawing).toContain('role="img" aria-label="Ce qu’il montre."')
    expect(drawing).toContain(words)
    expect(drawing).not.toMatch(/ style=| class=|https?:|data-|#[\da-f]{6}/)
  })

  test.each([
    ['pie\n  "a" : 1', 2, "flowchart, stateDiagram"],
    ["flowchart", 2, "flowchart, stateDiagram"],
    ["flowchart LR\n  A --> B\n  B ~~> C", 4, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  A --> B\n  A ~~> B", 4, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  A --> B\n  style A fill:red", 4, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  A --> B:::rouge", 3, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  Début --> B", 3, "des noms sans accent"],
    ["flowchart LR\n  A --> B\n  B[Deux] --> C", 4, "là où il paraît d’abord"],
    ["flowchart LR\n  subgraph a\n  A --> B", 3, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  subgraph a\n  subgraph b\n  A --> B\n  end\n  end", 4, "pas dans un autre"],
    ["stateDiagram-v2\n  state a {\n  state b {\n  c --> d\n  }\n  }", 4, "pas dans un autre"],
    ["sequenceDiagram\n  A->>B", 3, "une ligne que le site sait dessiner"],
    ["sequenceDiagram\n  Note over A: avant\n  A->>B: x", 3, "une ligne que le site"],
    ["sequenceDiagram\n  loop toujours\n  A->>B: x", 3, "une ligne que le site sait dessiner"],
    ["classDiagram\n  A - B", 3, "une ligne que le site sait dessiner"],
    ["erDiagram\n  A -- B", 3, "une ligne que le site sait dessiner"],
    ["stateDiagram-v2\n  a -> b", 3, "une ligne que le site sait dessiner"],
    ["stateDiagram-v2\n  a --> b\n  --\n  c --> d", 4, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  A --> B\n  B -->", 4, "une ligne que le site sait dessiner"],
    ["flowchart LR\n  subgraph a\n  end\n  a --> a", 2, "sans lien d’un groupe à lui-même"],
    [
      `flowchart LR\n  ${"a & ".repeat(30)}b --> ${"c & ".repeat(30)}d${"\n".repeat(500)}`,
      2,
      "500",
    ],
  ])("%j is an error at its line", async (source, line, expected) => {
    const { problems } = await compiled(fence(source), format)
    expect(problems).toEqual([
      expect.objectContaining({
        severity: "error",
        field: "schéma",
        line,
        expected: expect.stringContaining(expected),
      }),
    ])
  })

  test("a diagram without a text alternative is an error", async () => {
    for (const meta of ["", 'alt=""', 'title="a"']) {
      const { problems } = await compiled(fence("flowchart LR\n  A --> B", meta), format)
      expect(problems).toEqual([expect.objectContaining({ field: "schéma.alt", line: 1 })])
    }
  })
})

test("a title is the caption; several diagrams of a page share no id", async () => {
  const source = fence("flowchart LR\n  A --> B", 'alt="a" title="Un titre"')
  const { html, summary } = await compiled(`${source}\n\n${source}`)
  expect(html.match(/<figcaption>Un titre<\/figcaption>/g)).toHaveLength(2)
  const ids = html.match(/ id="[^"]+"/g) ?? []
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  expect(html).toMatch(/url\(#diagram-2__\w+\)/)
  expect(summary.words).toBe(0)
})

test("a group has the nodes that it names, also those that lines before it name", async () => {
  const groups =
    "subgraph Un\n  B\n  C -- oui --> D[Fin]\n  end\n  subgraph Deux\n  B --> E --> D\n  end"
  const html = await htmlOf(fence(`flowchart TD\n  A --> B & C\n  ${groups}`))
  const boxes = [...html.matchAll(/<rect ([^>]*)>/g)].map(([, rect = ""]) => {
    const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map(name =>
      Number(new RegExp(` ${name}="([\\d.]+)`).exec(` ${rect}`)?.[1]),
    )
    const [, fill] = /fill="var\((.*?)\)"/.exec(rect) ?? []
    return { fill, x, y, right: x + width, bottom: y + height }
  })
  const nodes = boxes.filter(({ fill }) => fill === "--_node-fill")
  const held = boxes
    .filter(({ fill }) => fill === "--_group-fill")
    .map(
      group =>
        nodes.filter(
          ({ x, y, right, bottom }) =>
            x > group.x && y > group.y && right < group.right && bottom < group.bottom,
        ).length,
    )
  expect(nodes).toHaveLength(5)
  expect(held.sort()).toEqual([1, 3])
})

test("the line of a participant is behind the name of a block", async () => {
  const html = await htmlOf(
    fence("sequenceDiagram\n  A->>B: Va\n  loop Encore\n  A->>B: Va\n  end"),
  )
  expect(html.indexOf("loop [Encore]")).toBeGreaterThan(html.lastIndexOf("stroke-dasharray"))
})

test("the same source is drawn the same", async () => {
  const source = fence("flowchart LR\n  A --> B & C --> D\n  D --> A")
  expect(await htmlOf(source)).toBe(await htmlOf(source))
})

test("feeds get the source, and the alternative", async () => {
  const { plain } = await compiled(fence("flowchart LR\n  A --> B"))
  expect(plain).toContain('<pre><code class="language-mermaid">flowchart LR')
  expect(plain).toContain("<p><em>Ce qu’il montre.</em></p>")
})
