/** @jest-environment node */
import type { Notes } from "./foreign-post"
import { rewriteArticle, translateArticle } from "./rewrite-article"

const FILES = new Map([
  ["a.png", "./a.png"],
  ["A.png", "./a.png"],
  ["b.gif", "/files/x/b.gif"],
])
const around = {
  picture: (target: string) => FILES.get(target.replace(/^.*\//, "")),
  link: (target: string) => {
    if (/^https?:/.test(target)) return target
    if (target.includes("post")) return "/blog/post"
    return /\.\w+$/.test(target) ? `/files/x/${target.replace(/^.*\//, "")}` : undefined
  },
}

function rewritten(body: string, format: "md" | "mdx" | "html" = "md") {
  const notes: Notes = { changed: [], open: [] }
  const text = translateArticle({ body, format }, "Titre", notes)
  return { ...rewriteArticle(text, "Titre", { ...around, notes }), notes }
}

const HINT = "> [!TIP]\n> a"

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
  ["{% gist moi/12 %}", "[Gist](https://gist.github.com/moi/12)"],
  ["{{< tweet user=moi id=12 >}}", "[Lire le message sur X](https://x.com/i/status/12)"],
  ['[a]({{< relref "post.md" >}})', "[a](/blog/post)"],
  ["[a]({% post_url 2020-01-01-post %})", "[a](/blog/post)"],
  ["{% embed https://a.example/b?c=d %}", "<https://a.example/b?c=d>"],
  ["{% embed https://a.example/b %}", "<https://a.example/b>"],
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
  ["[![Un mot](a.png)](a.png)", "![Un mot](./a.png)"],
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
])("issue 15.8: %j is %j", (body, text) => {
  expect(rewritten(body).text).toBe(`${text}\n`)
})

test("issue 15.8: pictures that MDX imports are Markdown's", () => {
  const body =
    'import a from "./a.png"\nimport { Image } from "astro:assets"\n\n<Image src={a} alt="Un mot" />\n'
  expect(rewritten(body, "mdx").text).toBe("![Un mot](./a.png)\n")
})

test("issue 15.8: what has no equal stays readable, and is told", () => {
  const body = "{{<chart id=3>}}\n\n{% autre %}\n\n![](a.png)\n\n![b](c.png)\n\n[d](/rien)\n"
  const { text, notes } = rewritten(body)
  expect(text).toBe("{{< chart id=3>}}\n\n{% autre %}\n\n![a](./a.png)\n\nb\n\nd\n")
  expect(notes.open).toEqual([
    "laissé tel quel : {{<chart id=3>}}",
    "laissé tel quel : {% autre %}",
    "./a.png : dites ce que montre l’image (écrit faute de mieux : « a »)",
    "l’image c.png n’est pas dans l’export",
    "le lien vers /rien ne mène à aucune page publiée ici : ses mots restent",
  ])
  expect(rewritten('\\[gallery ids="1"]', "html").notes.open).toHaveLength(1)
})
