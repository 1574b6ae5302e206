/** @jest-environment node */
import { execFile } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { openPostgresStore } from "./postgres-store"
import { sitePagesFrom } from "./process-recorder"
import { createDatabase } from "./test-site/postgres-server"
import { makeDirectory, writeRelease } from "./test-site/release-on-disk"
import { BROWSER_HEADERS, VIEW } from "./test-site/request"
import { storedIn } from "./test-site/running-site"

const run = promisify(execFile)

/** What `gatsby develop` and `gatsby serve` do (D2): load the compiled function for every call. */
const GATSBY = `
  const file = require.resolve("./release/functions/metrics-page-view-counter.js")
  const call = body => new Promise(resolve => {
    delete require.cache[file]
    // Parsed before: the parsers of the function are left out then.
    const read = { body, readableEnded: true }
    const request = { method: "POST", headers: ${JSON.stringify(BROWSER_HEADERS)}, ...read }
    const answer = {}
    const response = {
      setHeader: (name, value) => { answer[name] = value },
      status: status => { answer.status = status; return response },
      json: () => resolve(answer),
      end: () => resolve(answer),
    }
    require(file).default(request, response)
  })
  const views = ${JSON.stringify([VIEW, VIEW, { ...VIEW, path: "/nope" }])}
  Promise.all(views.map(call)).then(answers => process.stdout.write(JSON.stringify(answers)))
`

let project: ReturnType<typeof makeDirectory>
beforeEach(() => {
  project = makeDirectory()
  symlinkSync(resolve("node_modules"), join(project.path, "node_modules"))
  writeRelease(join(project.path, "release"))
})
afterEach(() => project.remove())

async function runGatsby(env: Record<string, string>): Promise<unknown> {
  const { PATH = "" } = process.env
  const options = { cwd: project.path, env: { PATH, ...env } }
  const { stdout } = await run(process.execPath, ["-e", GATSBY], options)
  return JSON.parse(stdout)
}

const stored = (name: string) => storedIn(join(project.path, "data", name))

test("in `gatsby develop` the handler counts into a file of its own, with the pages of the cache", async () => {
  mkdirSync(join(project.path, ".cache"))
  writeFileSync(
    join(project.path, ".cache", "site-pages.json"),
    JSON.stringify({ origin: "https://jean.example", pages: ["/", "/about-me"] }),
  )
  expect(await runGatsby({ NODE_ENV: "development" })).toMatchObject(Array(3).fill({ status: 204 }))
  const counts = await stored("page-views.develop.db")
  expect(counts.map(({ path, count }) => [path, count]).sort()).toEqual([
    ["(unknown)", 1],
    ["/about-me", 2],
  ])
})

test("in `gatsby serve` without the list of pages every path is unknown", async () => {
  expect(await runGatsby({ NODE_ENV: "production" })).toMatchObject(Array(3).fill({ status: 204 }))
  expect(await stored("page-views.db")).toMatchObject([{ path: "(unknown)", count: 3 }])
})

test("with DATABASE_URL the compiled function counts in PostgreSQL, with one set of connections", async () => {
  const databaseUrl = await createDatabase()
  expect(await runGatsby({ DATABASE_URL: databaseUrl })).toMatchObject(
    Array(3).fill({ status: 204 }),
  )
  const store = await openPostgresStore(databaseUrl)
  expect(await store.totals()).toMatchObject([{ views: 3 }])
  await store.close()
})

test("D2: no database driver is in the compiled function", () => {
  const file = join(project.path, "release", "functions", "metrics-page-view-counter.js")
  // esbuild names the file of each module that it takes in.
  const packages = readFileSync(file, "utf8").matchAll(/^\/\/ node_modules\/(@?[\w./-]*?)\/.*$/gm)
  const names = new Set(Array.from(packages, ([, name]) => name))
  expect(names).toContain("zod")
  for (const driver of ["pg", "pg-pool", "libsql"]) expect(names).not.toContain(driver)
})

test("a store that cannot be opened is answered 503 with Retry-After", async () => {
  const away = { status: 503, "Retry-After": "1" }
  expect(await runGatsby({ PAGE_VIEWS_DB: process.cwd() })).toMatchObject(Array(3).fill(away))
  const DATABASE_URL = "postgres://site:hunter22@127.0.0.1:1/site"
  expect(await runGatsby({ DATABASE_URL })).toMatchObject(Array(3).fill(away))
})

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
