import { createRequire } from "node:module"
import { join } from "node:path"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { readEnvironment, steadyCache } from "./webpack-cache"

interface Stats {
  hash: string
  hasErrors(): boolean
  compilation: { builtModules: WeakSet<object>; modules: Set<object> }
}

interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void
  close(done: () => void): void
}

const gatsbys = createRequire(require.resolve("gatsby/package.json"))
const webpack: ((config: object) => Compiler) & {
  DefinePlugin: new (definitions: object) => Parameters<typeof readEnvironment>[0]
} = gatsbys("webpack")
const Styles: { new (): object; loader: string } = gatsbys("mini-css-extract-plugin")

async function build(root: string, plugins: readonly object[]): Promise<Stats> {
  const compiler = webpack({
    context: root,
    mode: "production",
    target: "node",
    entry: "./index.mjs",
    output: { path: join(root, "public"), library: { type: "commonjs" } },
    cache: { type: "filesystem", cacheDirectory: join(root, ".cache") },
    module: { rules: [{ test: /\.css$/, use: [Styles.loader, gatsbys.resolve("css-loader")] }] },
    plugins,
  })
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, stats) =>
      stats?.hasErrors() === false ? resolve(stats) : reject(error ?? `${stats}`),
    ),
  )
  await new Promise<void>(resolve => compiler.close(resolve))
  return stats
}

/** The hash of a build of a script with a style sheet, by which Gatsby decides whether every page is written again. */
const hashOf = async (root: string): Promise<string> =>
  (await build(root, [new Styles(), { apply: steadyCache }])).hash

test("a second build with styles from the cache has the same hash; with others, another", async () => {
  const root = await tempDir({ "index.mjs": 'import "./index.css"', "index.css": "a { top: 1px }" })
  const first = await hashOf(root)
  expect(await hashOf(root)).toBe(first)
  await writeFiles(root, { "index.css": "a { top: 2px }" })
  expect(await hashOf(root)).not.toBe(first)
})

test("a name more in the environment compiles no script again, and scripts read its value", async () => {
  const root = await tempDir({ "index.mjs": "export const day = process.env.DAY_OF_THE_TEST" })
  const [compiled, again] = [await builtScripts(root), await builtScripts(root, "Monday")]
  expect([compiled, again]).toEqual([1, 0])
  expect(createRequire(__filename)(join(root, "public/main.js"))).toEqual({ day: "Monday" })
})

/** Number of compiled scripts, where each name of the environment is replaced as Gatsby does. */
async function builtScripts(root: string, day?: string): Promise<number> {
  if (day) process.env.DAY_OF_THE_TEST = day
  const names = Object.entries(process.env).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ])
  const defined = new webpack.DefinePlugin({ "process.env": "({})", ...Object.fromEntries(names) })
  readEnvironment(defined)
  const { builtModules, modules } = (await build(root, [defined])).compilation
  return [...modules].filter(script => builtModules.has(script)).length
}
