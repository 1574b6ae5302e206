import { execFile, execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { createDatabase, openPostgresStore } from "../test-site/postgres-server"
import { makeDirectory } from "../test-site/release-on-disk"
import { BROWSER_HEADERS, post, VIEW } from "../test-site/request"
import { startSite, storedIn } from "../test-site/running-site"
import { test as postgresTest } from "../test-site/with-postgres"

const run = promisify(execFile)

type Asked = { headers: Record<string, string>; body: unknown; method?: string }
const asked = (headers: Record<string, string> = {}, body: unknown = VIEW): Asked => ({
  headers: { ...BROWSER_HEADERS, ...headers },
  body,
})

/** Loads the compiled function for every call, as `gatsby develop` and `gatsby serve` do (D2). */
const callAll = (file: string, requests: readonly Asked[]) => `
  const call = request => new Promise(resolve => {
    delete require.cache[${JSON.stringify(file)}]
    const answer = {}
    const response = {
      setHeader: (name, value) => { answer[name] = value },
      status: status => { answer.status = status; return response },
      json: body => resolve({ ...answer, text: JSON.stringify(body) }),
      end: () => resolve({ ...answer, text: "" }),
    }
    require(${JSON.stringify(file)}).default({ method: "POST", ...request }, response)
  })
  const requests = ${JSON.stringify(requests)}
  Promise.all(requests.map(call)).then(answers => process.stdout.write(JSON.stringify(answers)))
`

const compiled = makeDirectory()
const file = join(compiled.path, "metrics-page-view-counter.js")
let project: ReturnType<typeof makeDirectory>

beforeAll(() => {
  const options = ["--bundle", "--platform=node", "--log-level=warning", `--outfile=${file}`]
  const source = "src/gatsby/page-view-function.ts"
  execFileSync("node_modules/.bin/esbuild", [source, ...options])
})
afterAll(() => compiled.remove())
beforeEach(() => {
  project = makeDirectory()
  symlinkSync(resolve("node_modules"), join(project.path, "node_modules"))
  mkdirSync(join(project.path, ".cache"))
  writeFileSync(
    join(project.path, ".cache", "site-pages.json"),
    JSON.stringify({ origin: "https://jean.example", pages: ["/", "/about-me"] }),
  )
})
afterEach(() => project.remove())

async function callFunction(
  env: Record<string, string>,
  requests: readonly Asked[] = [asked(), asked(), asked({}, { ...VIEW, path: "/nope" })],
) {
  const { PATH = "" } = process.env
  const options = { cwd: project.path, env: { PATH, ...env } }
  const { stdout } = await run(process.execPath, ["-e", callAll(file, requests)], options)
  return JSON.parse(stdout)
}

const stored = (name: string) => storedIn(join(project.path, "data", name))
const counted = Array(3).fill({ status: 204, "Cache-Control": "no-store" })

test("the function and the server answer the same, and count the same", async () => {
  const requests: Asked[] = [
    asked(),
    asked({ "user-agent": "curl/8.5.0" }),
    asked({}, { ...VIEW, path: "/nope?a" }),
    asked({}, { ...VIEW, agent: "Upper" }),
    asked({}, { ...VIEW, extra: 1 }),
    asked({}, [1]),
    asked({ "content-type": "text/plain" }),
    asked({ "content-encoding": "gzip" }),
    asked({ "content-type": "application/json; charset=latin1" }),
    asked({ "sec-fetch-site": "cross-site" }),
    { ...asked(), method: "PUT" },
  ]
  const site = await startSite()
  const byServer = []
  for (const { body, ...request } of requests) {
    const { status, text, headers } = await post(site.url, {
      ...request,
      body: JSON.stringify(body),
    })
    const { allow, "cache-control": cache } = headers
    byServer.push({ status, text, "Cache-Control": cache, ...(allow && { Allow: allow }) })
  }
  expect(await callFunction({}, requests)).toEqual(byServer)
  expect(await stored("page-views.db")).toEqual(await site.stored())
  await site.stop()
})

test("in `gatsby develop` it counts into a file of its own, with the pages of the cache", async () => {
  expect(await callFunction({ NODE_ENV: "development" })).toMatchObject(counted)
  const counts = await stored("page-views.develop.db")
  expect(counts.map(({ path, count }) => [path, count]).sort()).toEqual([
    ["(unknown)", 1],
    ["/about-me", 2],
  ])
})

test("with a broken list of pages every path is unknown", async () => {
  writeFileSync(join(project.path, ".cache", "site-pages.json"), '{"origin":')
  expect(await callFunction({})).toMatchObject(counted)
  expect(await stored("page-views.db")).toMatchObject([{ path: "(unknown)", count: 3 }])
})

postgresTest("with DATABASE_URL it counts in PostgreSQL", async () => {
  const databaseUrl = await createDatabase()
  expect(await callFunction({ DATABASE_URL: databaseUrl })).toMatchObject(counted)
  const store = await openPostgresStore(databaseUrl)
  expect(await store.totals()).toMatchObject([{ views: 3 }])
  await store.close()
})

test("D2: no database driver is in the compiled function", () => {
  // esbuild names the file of each module that it takes in.
  const packages = readFileSync(file, "utf8").matchAll(/^\/\/ node_modules\/(@?[\w./-]*?)\/.*$/gm)
  const names = new Set(Array.from(packages, ([, name]) => name))
  expect(names).toContain("zod")
  for (const driver of ["pg", "pg-pool", "libsql"]) expect(names).not.toContain(driver)
})

test("a store that cannot be opened is answered 503 with Retry-After", async () => {
  const away = { status: 503, "Retry-After": "1" }
  expect(await callFunction({ PAGE_VIEWS_DB: process.cwd() })).toMatchObject(Array(3).fill(away))
  const DATABASE_URL = "postgres://site:hunter22@127.0.0.1:1/site"
  expect(await callFunction({ DATABASE_URL })).toMatchObject(Array(3).fill(away))
})
