/** @jest-environment node */
import { rmSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sitePagesFrom } from "./site-pages-file"
import { makeDirectory } from "./test-site/release-on-disk"

const directory = makeDirectory()
afterAll(() => directory.remove())

const file = join(directory.path, "site-pages.json")
const write = (text: string, second: number) => {
  writeFileSync(file, text)
  utimesSync(file, second, second)
}

test("the pages follow the file, and the last good ones stay while it is broken or missing", () => {
  const site = sitePagesFrom(file)
  expect(site().pages.size).toBe(0)
  write('{"origin":"https://jean.example","pages":["/"]}', 1)
  expect(site()).toEqual({ origin: "https://jean.example", pathPrefix: "", pages: new Set(["/"]) })
  write('{"origin":"https://jean.example","pages":["/","/blog"]}', 2)
  expect(site().pages).toContain("/blog")
  write('{"origin":', 3)
  expect(site().pages).toContain("/blog")
  write('{"origin":"https://jean.example","pages":["/"]}', 4)
  expect(site().pages).not.toContain("/blog")
  rmSync(file)
  expect(site().pages).toContain("/")
})
