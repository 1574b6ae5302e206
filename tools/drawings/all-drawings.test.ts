import { readFile } from "node:fs/promises"
import { brotliCompressSync } from "node:zlib"
import { allDrawings } from "./all-drawings"

test("issue 34.2: each drawn file is what `npm run draw` makes again, at most 9 kB as sent", async () => {
  const drawings = await allDrawings()
  expect(drawings.size).toBeGreaterThan(8)
  for (const [file, text] of drawings) {
    expect(text).toBe(await readFile(file, "utf8"))
    expect(brotliCompressSync(text).length).toBeLessThan(9_000)
  }
})
