import { execFileSync } from "node:child_process"
import { symlink } from "node:fs/promises"
import { join, resolve } from "node:path"
import { tempDir } from "../testing/temp-dir"

/** A run of Gatsby's own store in a process of its own, with its nodes on the disk. Prints what the script returns. */
const RUN = `
  require(${JSON.stringify(require.resolve("tsx/cjs"))})
  const { store, saveState } = require("gatsby/dist/redux")
  const { getDataStore } = require("gatsby/dist/datastore")
  const { actions } = require("gatsby/dist/redux/actions")
  const { createdPages } = require(${JSON.stringify(resolve("src/gatsby/created-pages.ts"))})
  getDataStore()
  store.dispatch({ type: "SET_PROGRAM", payload: { directory: process.cwd() } })
  const create = path => store.dispatch(actions.createPage(
    { path, component: process.cwd() + "/page.tsx", context: {} }, { id: "site", name: "site" }, {}))
  const run = async () => { SCRIPT }
  run().then(result => { process.stdout.write(JSON.stringify(result ?? null)); process.exit() })`

test("R-20: a page of a run that was stopped before it saved its state is none of the next run", async () => {
  const root = await tempDir({ "page.tsx": "export default () => null" })
  await symlink(resolve("node_modules"), join(root, "node_modules"))
  const run = (script: string): unknown => {
    const code = RUN.replace("SCRIPT", script)
    const output = execFileSync(process.execPath, ["-e", code], { cwd: root, encoding: "utf8" })
    return JSON.parse(output.slice(output.lastIndexOf("\n") + 1))
  }
  run('create("/a"); await getDataStore().ready(); saveState()')
  run('create("/b"); await getDataStore().ready()')
  const nodes = '[...getDataStore().iterateNodesByType("SitePage")].map(({ path }) => path)'
  const found = `return { nodes: ${nodes}, pages: [...createdPages({ store }).keys()] }`
  expect(run(found)).toEqual({ nodes: ["/a/", "/b/"], pages: ["/a/"] })
})
