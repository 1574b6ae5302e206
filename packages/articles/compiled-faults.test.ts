import { compiled } from "../../src/testing/compiled-html"

describe("what an article must not hold", () => {
  it.each([
    ["# a", "titre", "error"],
    ["## a\n\n#### b", "titre", "warning"],
    ["![](./a.png)", "image", "error"],
    ['<Figure src="./a.png" />', "Figure.alt", "error"],
    ['<Figure alt="a" />', "Figure.src", "error"],
    ['<img src="./a.png" />', "img.alt", "error"],
    ['<Correction why="a">b</Correction>', "Correction.was", "error"],
    ["<Nope />", "composant", "error"],
    ["<Callout.Nope />", "composant", "error"],
    ['<Callout colour="red">a</Callout>', "Callout.colour", "error"],
    ["<Kbd big>a</Kbd>", "Kbd.big", "error"],
    ['import { A } from "./a"\n\n<B />', "composant", "error"],
    ["<script>a</script>", "balise HTML", "error"],
    ['<iframe src="https://e.example" />', "iframe.title", "error"],
    ['<object data="https://e.example" />', "balise HTML", "error"],
    ["<p onClick={1}>a</p>", "p.onclick", "error"],
    ['<img src="data:image/png;base64,AA" alt="a" />', "img.src", "error"],
    ["a {b", "article", "error"],
    ["<div>", "article", "error"],
    ["a <5", "article", "error"],
    ["<https://e.example>", "article", "error"],
    ['<p style="color:red">a</p>', "balise HTML", "warning"],
    ["export default", "article", "error"],
    ['<img src="./a.png" alt="a" width="50%" />', "img.width", "error"],
    ['<img src="./a.png" alt="a" height />', "img.height", "error"],
    ["Bonjour {name}", "nom", "error"],
    ["<Callout title={titre}>a</Callout>", "nom", "error"],
    ["<Callout {...reste}>a</Callout>", "nom", "error"],
    ["export const file = './a.png'\n\n<Figure src={file} alt=\"\" />", "Figure.src", "error"],
    ['<Video src="./a.png" title="x" />', "Video.src", "error"],
    ['<Video src="./a.gif" title="x" />', "Video.src", "error"],
    ['<Video src="./a.mp4" />', "Video.title", "error"],
    ['<Video src={file} title="x" />', "Video.src", "error"],
    ['<Video src="./a.mp4" title="x" captions="./a.srt" />', "Video.captions", "error"],
    ['<Video src="./a.mp4" title="x" poster="./b.mp4" />', "Video.poster", "error"],
    ['<video src="./a.mp4" autoPlay></video>', "video.autoPlay", "error"],
    ['<audio src="./a.mp3" autoplay></audio>', "audio.autoplay", "error"],
    ['<audio src="./a.mp4"></audio>', "audio.src", "error"],
    ['<img src="./a.png" alt="" srcset="./b.png 2x" />', "img.srcset", "error"],
    ['<picture><img src="./a.png" alt="" /></picture>', "balise HTML", "error"],
    ['<input src="./a.png" />', "input.src", "error"],
    ['<Embed title="x" />', "Embed.url", "error"],
  ])("R-16: %j is a problem of %s", async (text, field, severity) => {
    const { problems } = await compiled(`\n\n${text}`)
    expect(problems).toContainEqual(expect.objectContaining({ field, severity }))
    for (const { line, hint } of problems) {
      expect(line).toBeGreaterThanOrEqual(3)
      expect(hint ?? "").not.toMatch(/\n|\bat .*:\d+:\d+|undefined|acorn|U\+/)
    }
  })

  it.each([
    ["Un {mot mot} et {1 +}, <5", "1:9"],
    ["Un <5 et {a", "1:4"],
    ["Du texte.\n\nUn <a href=>lien</a>.", "3:4"],
    ["<Callout kind={a b}>\n\nTexte\n\n</Callout>", "1:18"],
    ["Du texte et `{du code` et \\{ et {.", "1:33"],
    ["```\n{a\n```\n\n{b}, puis {c", "5:11"],
    ["import a from\n\nDu texte.", "1:1"],
    ["Du texte.\n\n<div>\n\nfin", "3:1"],
    ["> {une\nsuite}", "1:3"],
  ])("R-16: the syntax error of %j is at its own place, %s", async (text, expected) => {
    const { problems } = await compiled(text)
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([expected])
    expect(JSON.stringify(problems)).not.toMatch(/acorn/i)
  })

  it.each([
    "export const a = 1\n\n{a} {Math.max(1, a)} {props.b} {undefined}",
    "export const { a, ...b } = {}\n\nexport function F({ c }) {\n  return <p>{c}{b.d}</p>\n}\n\n<F c={a} />",
    "export const f = () => window.innerWidth + name.length\n\n{f}",
    '{typeof window === "undefined" ? 0 : window.innerWidth}',
    "{[1, 2].map(n => <kbd key={n}>{n}</kbd>)}",
    'import a, { b as c } from "./x"\n\n{a} {c}',
    "<Kbd>a</Kbd>",
    '<Figure src="./a.png" alt="" />',
    'export const A = () => 1\n\n<A any="thing" />',
    'import * as B from "./b"\n\n<B.C />',
    "<details><summary>a</summary>b</details>",
    '<a href="mailto:a@e.example">a</a>',
  ])("R-16: %j is no problem", async text => {
    expect((await compiled(text)).problems).toEqual([])
  })

  it.each([
    '<img src="./a.png" />',
    '<img src="./a.png" alt="a" width="50%" />',
    '<iframe src="https://e.example/a" />',
    '<video src="./a.mp3" autoPlay></video>',
    '<audio src="./a.mp3"><track src="./a.srt" /></audio>',
  ])("R-16: %j has the same faults in Markdown as in MDX", async text => {
    const [md, mdx] = await Promise.all([compiled(text, "md"), compiled(text, "mdx")])
    expect(md.problems.length).toBeGreaterThan(0)
    expect(md.problems).toEqual(mdx.problems)
  })
})
