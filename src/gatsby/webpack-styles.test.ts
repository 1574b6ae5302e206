import { basename } from "node:path"
import { listFiles } from "../content/folder-files"

test("no two style sheets have the same name, of which the names of their classes are made", async () => {
  const names = (await listFiles("src")).filter(file => file.endsWith(".module.css"))
  expect(new Set(names.map(name => basename(name))).size).toBe(names.length)
})
