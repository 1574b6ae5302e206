import { createRequire } from "node:module"
import { join } from "node:path"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { steadyCache } from "./webpack-cache"

interface Compiler {
  run(done: (error: Error | null, stats?: { hash: string; hasErrors(): boolean }) => void): void
  close(done: () => void): void
}

const gatsbys = createRequire(require.resolve("gatsby/package.json"))
const webpack: (config: object) => Compiler = gatsbys("webpack")
const Styles: { new (): object; loader: string } = gatsbys("mini-css-extract-plugin")

/** The hash of a build of a script with a style sheet, by which Gatsby decides whether every page is written again. */
async function build(root: string): Promise<string> {
  const compiler = webpack({
    context: root,
    mode: "production",
    entry: "./index.mjs",
    output: { path: join(root, "public") },
    cache: { type: "filesystem", cacheDirectory: join(root, ".cache") },
    module: { rules: [{ test: /\.css$/, use: [Styles.loader, gatsbys.resolve("css-loader")] }] },
    plugins: [new Styles(), { apply: steadyCache }],
  })
  const hash = await new Promise<string>((resolve, reject) =>
    compiler.run((error, stats) =>
      stats?.hasErrors() === false ? resolve(stats.hash) : reject(error ?? `${stats}`),
    ),
  )
  await new Promise<void>(resolve => compiler.close(resolve))
  return hash
}

test("the second build has the hash of the first one, though its styles are from the cache; of other styles, another", async () => {
  const root = await tempDir({ "index.mjs": 'import "./index.css"', "index.css": "a { top: 1px }" })
  const first = await build(root)
  expect(await build(root)).toBe(first)
  await writeFiles(root, { "index.css": "a { top: 2px }" })
  expect(await build(root)).not.toBe(first)
})
