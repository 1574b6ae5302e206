/** @jest-environment node */

import { listFiles } from "../content/folder-files"
import { tempDir } from "../testing/temp-dir"
import { wantedFiles } from "./wanted-files"

test("a draft that develop left in public/ stays out of the release: page, data and pictures", async () => {
  const folder = await tempDir({
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
  })
  expect(await wantedFiles(folder, await listFiles(folder), ["/", "/blog"])).toEqual([
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

test("what the site does not refer to stays out: Gatsby's notes, files that were in static/ once, old query results", async () => {
  const folder = await tempDir({
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
  })
  expect(await wantedFiles(folder, await listFiles(folder), ["/"])).toEqual([
    "app-0123456789abcdef0123.js",
    "app-0123456789abcdef0123.js.LICENSE.txt",
    "index.html",
    "page-data/index/page-data.json",
    "page-data/sq/d/34.json",
  ])
})

test("text that only looks like an address is no error", async () => {
  const folder = await tempDir({ "index.html": "<code>/static/100%</code>" })
  expect(await wantedFiles(folder, await listFiles(folder), ["/"])).toEqual(["index.html"])
})
