import { compiled, faultless } from "../../src/testing/compiled-html"

/** MathML of a formula of one letter. */
const X = "<math><mi>x</mi></math>"
const BLOCK = '<math class="tml-display" display="block"><mi>x</mi></math>'

describe.each(["md", "mdx"] as const)("formulas in .%s", format => {
  test.each([
    ["$x$", [X]],
    ["Soit $x$, et ($x$) ; **$x$**-ième.", [X, X, X]],
    ["De $x$\nà $x$", [X, X]],
    ["Dans la phrase, $$ x $$ aussi.", [X]],
    ["$$x$$", [BLOCK]],
    ["$$\nx\n$$", [BLOCK]],
    ["$$ x\n$$", [BLOCK]],
    ["$$\nx $$", [BLOCK]],
    ["```math\nx\n```", [BLOCK]],
    ["- $$\n  x\n  $$", [BLOCK]],
    ["> $$\n> x\n> $$", [BLOCK]],
  ])("%j is one", async (source, formulas) => {
    const { html } = await faultless(source, format)
    expect(html.match(/<math[^>]*><mi>x<\/mi><\/math>/g)).toEqual(formulas)
  })

  test.each(["$5-$10", "un $ seul", "$ x $", "`$x$`", "[a](https://e.example/$x$)"])(
    "%j is none",
    async source => {
      expect((await faultless(source, format)).html).not.toContain("<math")
    },
  )

  test("a currency sign that is written by its number stays beside prices", async () => {
    const { html } = await faultless("De 5 $ à &#x20a0; ou &#8353;, et $x$.", format)
    expect(html).toMatch(/^<p>De 5\s\$ à ₠ ou ₡, et /)
  })

  test.each([
    ["Un $\\frac{a$.", 1, 12, "\\frac{a", "Unexpected end of input"],
    ["a\n\n- b $x + \\foo$", 3, 10, "x + \\foo", "Unsupported function name: \\foo"],
    ["$$\na\n  \\foo\n$$", 3, 3, "\\foo", "Unsupported function name: \\foo"],
    ["```math\nx^2^3\n```", 2, 4, "x^2^3", "Double superscript"],
    ["$$x \\foo$$", 1, 5, "x \\foo", "Unsupported function name: \\foo"],
    ["$$\nx", 2, 1, "", "entre deux lignes"],
    ["$$\nx \\foo$$", 1, 5, "x \\foo", "Unsupported function name: \\foo"],
    ["$$x\n\ny$$", 2, 1, "x", "entre deux lignes"],
    ["$x_$", 1, 2, "x_", "il manque un signe après _"],
    [`$${"(".repeat(1000)}$`, 1, 2, "((", "trop de groupes"],
    ["$\\color{red}x$", 1, 2, "\\color", "Une couleur ne convient qu’à un seul thème"],
    ["$\\colorbox{red}{x}$", 1, 2, "\\colorbox", "Une couleur ne convient qu’à un seul thème"],
    ["$\\href{https://e.example}{x}$", 1, 2, "\\href", "Unsupported function name"],
  ])("%j is an error at its place", async (source, line, column, received, hint) => {
    const { problems } = await compiled(source, format)
    expect(problems).toEqual([
      expect.objectContaining({ severity: "error", field: "formule", line, column }),
    ])
    const [problem] = problems
    expect(JSON.parse(problem?.received ?? "")).toContain(received)
    expect(problem?.hint).toContain(hint)
  })
})

test("braces, signs and quotes inside a formula are its own", async () => {
  const { html } = await faultless('Soit $\\{a < b\\}$ et $"x" : a ; b$ !')
  expect(html).toContain('stretchy="false">{<')
  expect(html).not.toContain("\u202f;")
  expect(html).toContain("\u202f!")
})

test.each([
  ["\\begin{aligned} a &= b \\\\ &= c \\end{aligned}", "tml-right math-joined"],
  ["\\begin{array}{|c|} \\hline a \\end{array}", "math-top"],
  ["\\boxed{a}", "math-boxed"],
  ["a \\tag{1}", "math-full"],
])("%s has classes, and no style that the policy would refuse", async (tex, name) => {
  const { html } = await faultless(`$$\n${tex}\n$$`)
  expect(html).toContain(name)
  expect(html).not.toContain(" style=")
})

test("feeds get the author's TeX, and formulas are no words", async () => {
  const { plain, summary } = await compiled("Un $x^{2}$ `a`.\n\n$$\nx\n$$\n")
  expect(plain).toContain('<code class="language-math math-inline">x^{2}</code>')
  expect(plain).toContain('<pre><code class="language-math">x\n</code></pre>')
  expect(summary.words).toBe(2)
})

test.each([
  ["$$\\begin{aligned}\na &= b \\\\\n&= c\n\\end{aligned}$$\n\nfin", 1],
  ["> $$a\n> - b$$\n\n$$\nc\n= d$$", 2],
  ["Soit\n$$a % c\n= b\n$$\net **c**.\n\n```\n$$a\nb$$\n```", 1],
])("%j has formulas on their lines with TeX beside the dollars", async (source, count) => {
  const { html } = await faultless(source)
  expect(html.match(/<math class="tml-display"/g)).toHaveLength(count)
})
