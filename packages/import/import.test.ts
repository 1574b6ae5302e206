import { fileFinder } from "./files"

test("a file of an export is found without a look at all others", () => {
  const files = Array.from({ length: 400 }, (_one, index) => `assets/${index}/plan.png`)
  let reads = 0
  const counted = new Proxy(files, {
    get: (all, key) => {
      if (/^\d+$/.test(String(key))) reads++
      return Reflect.get(all, key)
    },
  })
  const find = fileFinder(counted, [])
  for (const file of files) expect(find(`/${file}`, "a.md", "")).toBe(file)
  expect(reads).toBeLessThanOrEqual(2 * files.length)
})
