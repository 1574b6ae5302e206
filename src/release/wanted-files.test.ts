/** @jest-environment node */
import { tempDir } from "../testing/temp-dir"
import { listFiles } from "./list-files"
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
    "blog/brouillon/piece.txt",
    "blog/index.html",
    "index.html",
    "page-data/404.html/page-data.json",
    "page-data/app-data.json",
    "page-data/blog/page-data.json",
    "page-data/index/page-data.json",
    "robots.txt",
    "static/1/a.png",
    "static/1/b.png",
    "static/2/été.jpg",
  ])
})
