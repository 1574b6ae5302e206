import { formatProblems } from "@site/problems"
import { importedFiles, wordsAt } from "../testing/sample-import"

const FILM =
  '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="Contenu de YouTube"></iframe>'
const TIP = "> [!TIP]\n> a"
const markdown = (body: string) => `---\ntitle: Titre\ndate: 2020-01-01\n---\n${body}\n`

/** Imports a post with this text, beside pictures, files and another post. */
const importedText = (body: string, format = "md") =>
  importedFiles({
    [`x.${format}`]: markdown(body),
    "2020-01-01-post.md": "## Plus bas {#bas}\n\nUn texte.",
    "a.png": "",
    "b.gif": "GIF89a",
    "f.mp4": "",
    "static/a.pdf": "%PDF",
  })

const become = (name: string, format: string, rows: readonly (readonly [string, string])[]) =>
  describe(`${name}: ${format}, which the check then accepts`, () => {
    it.each(rows)("%j becomes %j", async (body, text) => {
      const { read, errors } = await importedText(body, format)
      expect(read("x").split("---\n\n")[1]).toBe(`${text}\n`)
      expect(formatProblems(await errors())).toBe("")
    })
  })

become("tags of Hugo, Jekyll, dev.to, Hexo and Eleventy", "md", [
  ['{{< figure src="A.png" alt="Un mot" >}}', "![Un mot](./a.png)"],
  ["{% include figure.html image_path='a.png' alt='Un mot' %}", "![Un mot](./a.png)"],
  ["{% img left /a.png 350 'Un mot' %}", "![Un mot](./a.png)"],
  ["{{< vimeo 12 >}}", '<iframe src="https://vimeo.com/12" title="Contenu de Vimeo"></iframe>'],
  [
    '{{< youtube id="dQw4w9WgXcQ" title="Un film" >}}',
    FILM.replace("Contenu de YouTube", "Un film"),
  ],
  ["{{< youtube ab >}}", "<https://www.youtube.com/watch?v=ab>"],
  ['{{ youtube(id="dQw4w9WgXcQ") }}', FILM],
  ['{% note(kind="tip") %}\na\n{% end %}', TIP],
  ["{% include video id='dQw4w9WgXcQ' provider='youtube' %}", FILM],
  ["{{< gist moi 12 >}}", "[Gist](https://gist.github.com/moi/12)"],
  ["{{< tweet user=moi id=12 >}}", "[Lire le message sur X](https://x.com/i/status/12)"],
  ['[a]({{< relref "post.md" >}})', "[a](/blog/post)"],
  ["[a]({% post_url 2020-01-01-post %})", "[a](/blog/post)"],
  ["[a]({{ '/post/' | relative_url }}) {# caché #}", "[a](/blog/post)"],
  ["{{% notice tip %}}\na\n{{% /notice %}}", TIP],
  [
    '{{< notice style="warning" title="Un mot" >}}a{{< /notice >}}',
    "> [!WARNING]\n> **Un mot**\n>\n> a",
  ],
  ["{% note danger Un mot %}a{% endnote %}", "> [!CAUTION]\n> **Un mot**\n>\n> a"],
  ["{% blockquote Moi %}\na\n{% endblockquote %}", "> a\n>\n> — Moi"],
  ['{% link "les mots", "https://a.example/b" %}', "[les mots](https://a.example/b)"],
  [
    '{% blockquote "Une phrase.", "Moi", "Mon livre", "https://a.example" %}',
    "> Une phrase.\n>\n> — Moi, Mon livre, https://a.example",
  ],
  ['{% figure "a.png", "Un mot", "Une légende", false %}', '![Un mot](./a.png "Une légende")'],
  [
    '{{< figure src="a.png" alt="A" caption="De [moi](/post)" >}}',
    "![A](./a.png)\n\nDe [moi](/blog/post)",
  ],
  ['{% video "f.mp4", "Un film" %}', "![Un film](./f.mp4)"],
  ['{{< tabs >}}{{< tab "npm" >}}a{{< /tab >}}{{< /tabs >}}', "**npm**\n\na"],
  ["{% highlight js %}\na < b\n{% endhighlight %}", "```js\na < b\n```"],
  ["{% codeblock lang:js Un titre %}\na\n{% endcodeblock %}", '```js title="Un titre"\na\n```'],
  ["{% comment %}a{% endcomment %}b", "b"],
  ["{{/* a {{ .B }} */}}c", "c"],
  ["`{{</* a {b} */>}}`", "`{{< a {b} >}}`"],
  ["`{{< figure >}}` et `{: .a}`", "`{{< figure >}}` et `{: .a}`"],
  ["```\n{% raw %}{{ a }}{% endraw %}\n```", "```\n{{ a }}\n```"],
])

become("marks of other Markdowns", "md", [
  [":::tip[Un mot]\na\n:::", "> [!TIP]\n> **Un mot**\n>\n> a"],
  ["::::tip\n:::danger\na\n:::\n::::", "> [!TIP]\n> > [!CAUTION]\n> > a"],
  [":::details Un mot\na\n:::", "<details>\n<summary>Un mot</summary>\n\na\n\n</details>"],
  ["> a\n{: .prompt-tip }", TIP],
  ["Un mot.\n{: .notice--danger}\n\nb", "> [!CAUTION]\n> Un mot.\n\nb"],
  [":::\na\n:::", "> [!NOTE]\n> a"],
  ["> [!WARNING]- Un mot\n> a", "> [!WARNING]\n> **Un mot**\n>\n> a"],
  ["Un mot{: .lead} et\n{: #id}\nb", "Un mot et\nb"],
  [
    "[[post]], [[post|un mot]], ![[a.png|300]]",
    "[post](/blog/post), [un mot](/blog/post), ![a](./a.png)",
  ],
  ["```js:title=a.js {1,2}\na\nb\n```", '```js title="a.js" {1,2}\na\nb\n```'],
  ['```go {linenos=table,hl_lines=[1,"2-3"]}\na\n```', "```go {1,2-3} showLineNumbers\na\n```"],
  [
    "```{.sh hl_lines=[1]}\na\n```\n\n```js [a.js]\na\n```",
    '```sh {1}\na\n```\n\n```js title="a.js"\na\n```',
  ],
])

become("headings, links and pictures", "md", [
  ...["- a\n  <pre>b</pre>\n- c", "> 1. a\n>    - b\n>      <!-- c -->\n> 2. d"].map(
    text => [text, text] as const,
  ),
  ["# Titre\n\n## A", "## A"],
  [
    "# A [b](/post)\n\nC ![d](a.png)\n---\n\nE\n===",
    "## A [b](/blog/post)\n\n### C ![d](./a.png)\n\n## E",
  ],
  ["## A {#b}\n\n[](#b) [c](#b) [d](#e) [f](#user-content-a)", "## A\n\n [c](#a) d [f](#a)"],
  ["![Un mot](b.gif) ![Un mot](c.png)", "[Un mot](/files/x/b.gif) Un mot"],
  ["[![Un mot](https://a.example/c.png)](/post)", "[Un mot](/blog/post)"],
  ["![Un mot][p]\n\n[p]: a.png", "![Un mot](./a.png)"],
  ["[a][p]\n\n[p]: /post 'Un mot'", '[a][p]\n\n[p]: /blog/post "Un mot"'],
  ["[a](/rien) et [b](javascript:x())", "a et b"],
  ["![A](@site/static/a.png) [b](pathname:///a.pdf)", "![A](./a.png) [b](/files/x/a.pdf)"],
  ["![A](https://raw.githubusercontent.com/moi/b/main/a.png)", "![A](./a.png)"],
])

become("tags of HTML", "md", [
  ["<h1>A</h1><BR>Map<Cle, Valeur>\n", "<h2>A</h2><br>Map<Cle, Valeur>"],
  ['<a name="x"></a>[a](#x) [b](#y) <a href="#z">c</a>', '<a id="x"></a>[a](#x) b c'],
  ['<img src="a.png" width="50%" onload="x()">', '<img src="./a.png" alt="a" />'],
  [
    '<picture><source srcset="b.webp"><img src="a.png" alt="A"></picture>',
    '<img src="./a.png" alt="A">',
  ],
  ["<img src='https://a.example/c.png' alt='C'>", '<a href="https://a.example/c.png">C</a>'],
  ["<form><button class='a'>Un mot</button> <input type='search'></form>", "Un mot"],
  ["a<script>x()</script>b <div on:visible onclick='x()'>c</div>", "ab <div>c</div>"],
  [
    '<script src="https://gist.github.com/moi/12.js"></script>',
    '<a href="https://gist.github.com/moi/12">Gist</a>',
  ],
  ["<video controls><source src='f.mp4' type='video/mp4'></video>", "![f](./f.mp4)"],
  ['<video src="b.gif" controls></video>', '<a href="/files/x/b.gif">b.gif</a>'],
  ['<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>', FILM],
  ...[
    "<!-- <script> -->\n\n`<script>`",
    "> <!-- a\n> b -->\n> c",
    "a <!-- b\n\n`c`\n\nd --> e",
  ].map(text => [text, text] as const),
])

become("a picture that leads to itself stays a picture, and other files are links", "md", [
  ['<a href="/a.png"><img src="/a.png" alt="X"></a>', '<img src="./a.png" alt="X">'],
  ["[![X](/a.png)](/a.png)", "![X](./a.png)"],
  ['[<img src="/a.png" alt="X">](/a.png)', '<img src="./a.png" alt="X">'],
  ["[a](/a.png) [b](/a.pdf)", "[a](/files/x/a.png) [b](/files/x/a.pdf)"],
  ['<a href="/a.png">le plan</a>', '<a href="/files/x/a.png">le plan</a>'],
  ['<a href="/nulle-part"><img src="/a.png" alt="X"></a>', '<img src="./a.png" alt="X">'],
  [
    '<a href="https://a.example"><img src="https://b.example/c.png" alt="C"></a>',
    '<a href="https://a.example">C</a>',
  ],
])

become("a tag of HTML does not swallow what follows it", "md", [
  ["Un mot[^1].\n\n<hr>\n[^1]: Une note.", "Un mot[^1].\n\n<hr>\n\n[^1]: Une note."],
  ["<br>\n## Un titre\n\n<pre>\n# code\n</pre>", "<br>\n\n## Un titre\n\n<pre>\n# code\n</pre>"],
])

become("what is not here leaves its words", "md", [
  ['<a href="">un mot</a> [un mot]() <a href="{{ post.url }}">un mot</a>', "un mot un mot un mot"],
])

become("components and headings that the site has not leave their words", "md", [
  ["<SideNote a='b'>\n\nUn **mot**.\n\n</SideNote>\n\n<Chart rows='3' />", "Un **mot**."],
  ["##\n\nUn <Link href='https://a.example'>mot</Link>", "Un [mot](https://a.example)"],
  ["```ts twoslash\na\n```", "```ts\na\n```"],
  ['```js { title="a.js" }\na\n```', '```js title="a.js"\na\n```'],
])

become("what an article brought from its old site becomes its words", "mdx", [
  ['import X from "./x"\n\nUn <X a="b" /> mot, {1 + 1} {"a"}.', "Un  mot, {1 + 1} a."],
  ['import { YouTube } from "x"\n\n<YouTube id="dQw4w9WgXcQ" />', FILM],
  ['Un <Anchor href="https://a.example">mot</Anchor>.', "Un [mot](https://a.example)."],
  [
    '<Callout label="Un mot" variant="danger">\n  a\n</Callout>',
    "> [!CAUTION]\n> **Un mot**\n>\n> a",
  ],
  [
    '<Tabs>\n  <Tab label="Un">\n    a\n\n    ```js\n    b\n    ```\n  </Tab>\n</Tabs>',
    "**Un**\n\na\n\n```js\nb\n```",
  ],
  ['<p className="a" onClick={() => x()}>Un mot</p>', '<p class="a">Un mot</p>'],
  ['import b from "./a.png"\n\n<Image src={b} alt="B" />', "![B](./a.png)"],
  ['<img src={require("./a.png").default} alt="X" />', "![X](./a.png)"],
  ["<!-- rien -->\n\nUn<br>mot.", "<!-- rien -->\n\nUn<br>mot."],
  ["Un {mot", "Un {mot"],
])

become("what ends a build there, and not here", "md", [
  ["[^a-z] et moi@a.example, la <Ma-Balise>", "\\[^a-z] et moi@a.example, la \\<Ma-Balise>"],
  [
    "- Ou [^a-z]: des lettres\n- [^1]\n\n[^1]: une note",
    "- Ou \\[^a-z]: des lettres\n- [^1]\n\n[^1]: une note",
  ],
  ["Un[^1], www.a.example, `b`[^1]\n\n[^1]: c", "Un[^1], www.a.example, `b`[^1]\n\n[^1]: c"],
  ["```mermaid\ngantt\n```", "```text\ngantt\n```"],
  [
    "{{< mermaid >}}\ngraph TD;\n{{< /mermaid >}}",
    '```mermaid alt="Schéma de l’article « Titre »"\ngraph TD\n```',
  ],
  ["$\\color{red}x$", "`` \\color{red}x ``"],
  ["- a\n\n   ```js\n   b\n```\n\nc", "- a\n\n   ```js\n   b\n   ```\n\nc"],
  ["```js\nb", "```js\nb\n```"],
  [":::tip\na\n\n```js\nb\n\nc\n```\n:::", "> [!TIP]\n> a\n>\n> ```js\n> b\n> \n> c\n> ```"],
  ["La balise <img/> montre", "La balise &lt;img/> montre"],
  ["[a](./post.md#rien) [b](./post.md#bas)", "[a](/blog/post) [b](/blog/post#plus-bas)"],
])

test("parts without an equal stay readable, and are logged", async () => {
  const body = "{{<chart id=3>}}\n\n{% autre %}\n\n![](a.png)\n\n![b](c.png)\n\n[d](/rien)\n"
  const { posts } = await importedText(body)
  const post = posts.find(({ from }) => from === "x.md")
  expect(post?.text).toBe("{{< chart id=3>}}\n\n{% autre %}\n\n![a](./a.png)\n\nb\n\nd\n")
  expect(post?.notes.open.map(wordsAt)).toEqual([
    "5: laissé tel quel : {{<chart id=3>}}",
    "7: laissé tel quel : {% autre %}",
    "9: ./a.png : dites ce que montre l’image (écrit faute de mieux : « a »)",
    "11: l’image c.png n’est pas dans l’export",
    "13: le lien vers /rien ne mène à aucune page publiée ici : ses mots restent",
  ])
})

test.each([
  ["{% inconnu a.png %}", ["{% inconnu a.png %}"]],
  ["{% button /post %}Un mot{% endbutton %}", ["{% button /post %}"]],
  ["==un mot== et a == b", ["==un mot=="]],
  ["![Un mot](a.png){width=300 .rond}", ["{width=300 .rond}"]],
  ["Un mot\n: son sens", [": son sens"]],
  ["Un \\\\(x^2\\\\) mot", ["\\\\(x^2\\\\) mot"]],
  ["<!-- tab Un mot -->", ["<!-- tab Un mot -->"]],
  ['\\[gallery ids="1,2"\\]', ['\\[gallery ids="1,2"\\]']],
])("%j, which is not translated, is logged", async (body, left) => {
  const { posts } = await importedText(body)
  const { open = [] } = posts.find(({ from }) => from === "x.md")?.notes ?? {}
  expect(open.map(({ words }) => words)).toEqual(
    left.map(source => expect.stringContaining(source)),
  )
})

test("R-30: a component without words, and code, are listed whole", async () => {
  const chart = "<Chart\n  rows={data}\n/>"
  const { posts } = await importedText(`${chart}\n\nexport const c = 1\n\nUn texte.`, "mdx")
  const post = posts.find(({ from }) => from === "x.mdx")
  expect(post?.text).toBe("Un texte.\n")
  expect(post?.notes.open.map(wordsAt)).toEqual([
    `5: retiré : ${chart}`,
    "9: retiré : export const c = 1",
  ])
})

test("R-30: words written for a picture or a film without any are listed", async () => {
  const { posts } = await importedText('<img src="a.png">\n\n<video src="f.mp4"></video>')
  const { open = [] } = posts.find(({ from }) => from === "x.md")?.notes ?? {}
  expect(open.map(wordsAt)).toEqual([
    "7: ./f.mp4 : dites ce que montre l’image (écrit faute de mieux : « f »)",
    "5: ./a.png : dites ce que montre l’image (écrit faute de mieux : « a »)",
  ])
})

test.each(["<iframe>", "<!--", "<a id=a", "`a` "])(
  "50 000 of %j are read in a linear time",
  async sign => {
    const { refused } = await importedText(sign.repeat(50_000))
    expect(refused).toEqual([])
  },
)
