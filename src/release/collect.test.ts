import { FACTS, sampleInput } from "../testing/sample-release"
import { tempDir } from "../testing/temp-dir"
import { collect } from "./collect"

/** The names of the files that a release takes of an output. */
async function wantedFiles(files: Record<string, string>, pages: string[]): Promise<string[]> {
  const root = await tempDir(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`public/${file}`, text])),
  )
  const input = await sampleInput(root, { ...FACTS, pages })
  return [...(await collect(input)).keys()].sort()
}

test("a draft that develop left in public/ stays out of the release: page, data and pictures", async () => {
  const folder = {
    "index.html": '<img srcset="/static/1/a.png 240w, /static/1/b.png 480w">',
    "404.html": "",
    "blog/index.html": "",
    "blog/brouillon/index.html": "",
    "blog/brouillon/piece.txt": "",
    "page-data/app-data.json": "{}",
    "page-data/index/page-data.json": "{}",
    "page-data/blog/page-data.json": '{"src":"/static/2/%C3%A9t%C3%A9.jpg"}',
    "page-data/blog/brouillon/page-data.json": '{"src":"/static/3/secret.png"}',
    "page-data/404.html/page-data.json": "{}",
    "page-data/dev-404-page/page-data.json": "{}",
    "static/1/a.png": "",
    "static/1/b.png": "",
    "static/2/été.jpg": "",
    "static/3/secret.png": "",
    "robots.txt": "",
    "app.js.map": "",
  }
  expect(await wantedFiles(folder, ["/", "/blog"])).toEqual([
    "404.html",
    "blog/index.html",
    "index.html",
    "page-data/404.html/page-data.json",
    "page-data/app-data.json",
    "page-data/blog/page-data.json",
    "page-data/index/page-data.json",
    "static/1/a.png",
    "static/1/b.png",
    "static/2/été.jpg",
  ])
})

test("files below digests are found by these, whatever their names hold", async () => {
  const hash = "0123456789abcdef0123456789abcdef"
  const folder = {
    "index.html": `<img src="/static/1/2a/photo%20(1).webp"><img src="/carnet/static/3/plan 2.svg">
      <img src="/static/4/5/l&#x27;atelier.png"><img src="/static/vue (2)-${hash}.jpg">`,
    "page-data/index/page-data.json": `{"srcSet":"/static/6/7/l'atelier.png 2w,\n/static/6/8/a,b.png 4w"}`,
    "app-0123456789abcdef0123.js": `n.p+"static/l'entrée-${hash}.jpg"`,
    "static/1/2a/photo (1).webp": "",
    "static/1/2b/photo (1).webp": "",
    "static/3/plan 2.svg": "",
    "static/4/5/l'atelier.png": "",
    "static/6/7/l'atelier.png": "",
    "static/6/8/a,b.png": "",
    [`static/l'entrée-${hash}.jpg`]: "",
    [`static/vue (2)-${hash}.jpg`]: "",
    [`static/vue (3)-${hash}.jpg`]: "",
  }
  expect(await wantedFiles(folder, ["/"])).toEqual([
    "app-0123456789abcdef0123.js",
    "index.html",
    "page-data/index/page-data.json",
    "static/1/2a/photo (1).webp",
    "static/3/plan 2.svg",
    "static/4/5/l'atelier.png",
    "static/6/7/l'atelier.png",
    "static/6/8/a,b.png",
    `static/l'entrée-${hash}.jpg`,
    `static/vue (2)-${hash}.jpg`,
  ])
})

test("what the site does not refer to stays out: notes, old static files, old query results", async () => {
  const folder = {
    "index.html": "",
    "app-0123456789abcdef0123.js": "",
    "app-0123456789abcdef0123.js.LICENSE.txt": "",
    "page-data/index/page-data.json": '{"staticQueryHashes":["12","34"]}',
    "page-data/sq/d/34.json": "{}",
    "page-data/sq/d/56.json": "{}",
    "ancien-cv.pdf": "",
    "chunk-map.json": "{}",
    "webpack.stats.json": "{}",
    "commons.js": "",
    "_gatsby/slices/_gatsby-scripts-1.html": "",
    "~partytown/partytown.js": "",
  }
  expect(await wantedFiles(folder, ["/"])).toEqual([
    "app-0123456789abcdef0123.js",
    "app-0123456789abcdef0123.js.LICENSE.txt",
    "index.html",
    "page-data/index/page-data.json",
    "page-data/sq/d/34.json",
  ])
})

test("text that only looks like an address is no error", async () => {
  const folder = { "index.html": "<code>/static/100%</code>" }
  expect(await wantedFiles(folder, ["/"])).toEqual(["index.html"])
})
