import { importedFiles } from "../testing/sample-import"

const HINT = "> [!TIP]\n> a"
const FILM =
  '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="Contenu de YouTube"></iframe>'

/** Imports a post with this text, beside pictures, files and another post. */
async function rewritten(body: string) {
  const { posts } = await importedFiles({
    "x.md": `---\ntitle: Titre\ndate: 2020-01-01\n---\n${body}\n`,
    "2020-01-01-post.md": "Un texte.",
    "a.png": "",
    "b.gif": "GIF89a",
    "static/a.pdf": "%PDF",
  })
  return posts.find(({ from }) => from.startsWith("x."))
}

test.each([
  ['{{< figure src="a.png" caption="Un mot" >}}', '![Un mot](./a.png "Un mot")'],
  ['{{< figure src="A.png" alt="Un mot" >}}', "![Un mot](./a.png)"],
  ["{{< vimeo 12 >}}", '<iframe src="https://vimeo.com/12" title="Contenu de Vimeo"></iframe>'],
  [
    '{{< youtube id="dQw4w9WgXcQ" title="Un film" >}}',
    '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" title="Un film"></iframe>',
  ],
  ["{{< youtube ab >}}", "<https://www.youtube.com/watch?v=ab>"],
  ["{{< gist moi 12 >}}", "[Gist](https://gist.github.com/moi/12)"],
  ["{% gist https://gist.github.com/moi/12 %}", "[Gist](https://gist.github.com/moi/12)"],
  ["{{< tweet user=moi id=12 >}}", "[Lire le message sur X](https://x.com/i/status/12)"],
  ['[a]({{< relref "post.md" >}})', "[a](/blog/post)"],
  ["[a]({% post_url 2020-01-01-post %})", "[a](/blog/post)"],
  ["{% embed https://a.example/b?c=d %}", "<https://a.example/b?c=d>"],
  ["{{% notice tip %}}\na\n{{% /notice %}}", HINT],
  [":::tip\na\n:::", HINT],
  [":::tip[Un mot]\na\n:::", "> [!TIP]\n> **Un mot**\n>\n> a"],
  ["> a\n{: .prompt-tip }", HINT],
  ["{% highlight js %}\na < b\n{% endhighlight %}", "```js\na < b\n```"],
  [
    "{{< mermaid >}}\ngraph TD\n{{< /mermaid >}}",
    '```mermaid alt="Schéma de l’article « Titre »"\ngraph TD\n```',
  ],
  ["{{< constructor >}} {% include (x %}", "{{< constructor >}} {% include (x %}"],
  ["{% comment %}a{% endcomment %}b", "b"],
  ["{% include figure.html image_path='a.png' alt='Un mot' %}", "![Un mot](./a.png)"],
  ["[a]({{ '/post/' | relative_url }})", "[a](/blog/post)"],
  ["Un mot{: .lead} et\n{: #id}\nb", "Un mot et\nb"],
  ["`{{< figure >}}` et `{: .a}`", "`{{< figure >}}` et `{: .a}`"],
  ["```\n{% raw %}{{ a }}{% endraw %}\n```", "```\n{{ a }}\n```"],
  ["![Un mot](b.gif)", "[Un mot](/files/x/b.gif)"],
  ["![Un mot](https://a.example/c.png)", "[Un mot](https://a.example/c.png)"],
  ["[![Un mot](https://a.example/c.png)](/post)", "[Un mot](/blog/post)"],
  [
    "[![Un mot](https://a.example/c.png)](https://a.example/c.png)",
    "[Un mot](https://a.example/c.png)",
  ],
  ["![Un mot](c.png)", "Un mot"],
  ["![Un mot][p]\n\n[p]: a.png", "![Un mot](./a.png)"],
  ["[a][p]\n\n[p]: /post 'Un mot'", '[a][p]\n\n[p]: /blog/post "Un mot"'],
  ["[a][p] b\n\n[p]: /rien", "a b\n\n[p]: /rien"],
  ["<h1>A</h1><BR>Map<Cle, Valeur>\n", "<h2>A</h2><br>Map<Cle, Valeur>"],
  ["Un <MonBloc />", "Un \\<MonBloc />"],
  ['<a name="x"></a>[a](#x) [b](#y) <a href="#z">c</a>', '<a id="x"></a>[a](#x) b c'],
  ["[a](/rien) et [b](javascript:x())", "a et b"],
  ["# Titre\n\n## A", "## A"],
  ["# Autre\n\n## A\n\nB\n===", "## Autre\n\n### A\n\n## B"],
  ["# A [b](/post)\n\nC ![d](a.png)\n---", "## A [b](/blog/post)\n\n### C ![d](./a.png)"],
  ["## A\n\n[](#b) [c](#user-content-a)", "## A\n\n [c](#a)"],
  ["## A {#b}\n\n[c](#b) [d](#e)", "## A\n\n[c](#a) d"],
  ['<img src="a.png" width="50%" onload="x()">', '<img src="./a.png" alt="a" />'],
  [
    "<img src='https://a.example/c.png' alt='Un mot'>",
    '<a href="https://a.example/c.png">Un mot</a>',
  ],
  ['<a href="/post">a</a> <a href="/rien">b</a>', '<a href="/blog/post">a</a> b'],
  ["a<script>x()</script>b", "ab"],
  [
    '<picture><source srcset="b.webp"><img src="a.png" alt="A"></picture>',
    '<img src="./a.png" alt="A">',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/ab?x=1" title="Un film"></iframe>',
    '<a href="https://www.youtube.com/embed/ab?x=1">Un film</a>',
  ],
  [
    '<script src="https://gist.github.com/moi/12.js"></script>',
    '<a href="https://gist.github.com/moi/12">Gist</a>',
  ],
  ['<video src="b.gif" controls></video>', '<a href="/files/x/b.gif">b.gif</a>'],
  ["{{< youtubeLite id=dQw4w9WgXcQ >}}", FILM],
  [
    "{% youtube https://youtu.be/dQw4w9WgXcQ %}",
    FILM.replace("www.youtube.com/watch?v=", "youtu.be/"),
  ],
  ["{% include video id='dQw4w9WgXcQ' provider='youtube' %}", FILM],
  ["%[https://www.youtube.com/watch?v=dQw4w9WgXcQ]", FILM],
  ["`youtube: dQw4w9WgXcQ`", FILM],
  ['<lite-youtube videoid="dQw4w9WgXcQ"></lite-youtube>', FILM],
  ["{% wikipedia https://a.example/b %}", "<https://a.example/b>"],
  ["{% inconnu a.png %}", "![a](./a.png)"],
  ['{% image "./a.png", "Un mot" %}', "![Un mot](./a.png)"],
  ["{% img left /a.png 350 'Un mot' %}", "![Un mot](./a.png)"],
  ['{{< tabs >}}{{< tab "npm" >}}a{{< /tab >}}{{< /tabs >}}', "**npm**\n\na"],
  ["{% tabs x %}\n<!-- tab npm -->\na\n<!-- endtab -->\n{% endtabs %}", "**npm**\n\na"],
  ["{% blockquote Moi %}\na\n{% endblockquote %}", "> a\n>\n> — Moi"],
  [
    "{% codeblock lang:js Un titre %}\na < b\n{% endcodeblock %}",
    '```js title="Un titre"\na < b\n```',
  ],
  ["{% cta https://a.example %}Un mot{% endcta %}", "[Un mot](<https://a.example>)"],
  ["{{ '/post/' | url }} {# caché #}", "/post/"],
  ["[a]({{ '/post/' | url }})", "[a](/blog/post)"],
  ["::::tip\n:::danger\na\n:::\n::::", "> [!TIP]\n> > [!CAUTION]\n> > a"],
  [":::details Un mot\na\n:::", "<details>\n<summary>Un mot</summary>\n\na\n\n</details>"],
  ["> [!WARNING]- Un mot\n> a", "> [!WARNING]\n> **Un mot**\n>\n> a"],
  [
    "[[post]], [[post|un mot]], ![[a.png|300]]",
    "[post](/blog/post), [un mot](/blog/post), ![a](./a.png)",
  ],
  ["==a b== et a == b", "<mark>a b</mark> et a == b"],
  ["Un \\\\(x^2\\\\) mot", "Un $x^2$ mot"],
  ["$$ x $$", "$$\nx\n$$"],
  ["![Un mot](a.png){width=300 .rond}\n\nUn mot\n{.lead}", "![Un mot](./a.png)\n\nUn mot"],
  ['![Un mot](a.png align="center")', "![Un mot](./a.png)"],
  ["Un mot\n: son sens\n: un autre", "**Un mot**\\\nson sens\\\nun autre"],
  ["```js:title=a.js {1,2}\na\nb\n```", '```js title="a.js" {1,2}\na\nb\n```'],
  ['```go {linenos=table,hl_lines=[1,"2-3"]}\na\n```', "```go {1,2-3} showLineNumbers\na\n```"],
  ["```js/1\na\n```", "```js {1}\na\n```"],
  ["```{.sh hl_lines=[1]}\na\n```", "```sh {1}\na\n```"],
  ["```js [a.js]\na\n```", '```js title="a.js"\na\n```'],
  ['```js title="a.js" {1}\na\n```', '```js title="a.js" {1}\na\n```'],
  ["<div on:visible onclick='x()'>a</div>", "<div>a</div>"],
  ["![Un mot](https://raw.githubusercontent.com/moi/b/main/a.png)", "![Un mot](./a.png)"],
  [
    "![Un mot](@site/static/a.png) [a](pathname:///a.pdf)",
    "![Un mot](./a.png) [a](/files/x/a.pdf)",
  ],
])("issue 15.8: %j is %j", async (body, text) => {
  expect((await rewritten(body))?.text).toBe(`${text}\n`)
})

test("issue 15.8: what has no equal stays readable, and is told", async () => {
  const body = "{{<chart id=3>}}\n\n{% autre %}\n\n![](a.png)\n\n![b](c.png)\n\n[d](/rien)\n"
  const post = await rewritten(body)
  expect(post?.text).toBe("{{< chart id=3>}}\n\n{% autre %}\n\n![a](./a.png)\n\nb\n\nd\n")
  expect(post?.notes.open).toEqual([
    "laissé tel quel : {{<chart id=3>}}",
    "laissé tel quel : {% autre %}",
    "./a.png : dites ce que montre l’image (écrit faute de mieux : « a »)",
    "l’image c.png n’est pas dans l’export",
    "le lien vers /rien ne mène à aucune page publiée ici : ses mots restent",
  ])
})
