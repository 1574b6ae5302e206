/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { makeDirectory, writeRelease } from "./test-site/release-on-disk"
import { BROWSER_HEADERS, VIEW } from "./test-site/request"
import { storedIn } from "./test-site/running-site"

/** What `gatsby develop` and `gatsby serve` do (D2): load the compiled function for every call. */
const GATSBY = `
  const file = require.resolve("./release/functions/metrics-page-view-counter.js")
  const call = async body => {
    delete require.cache[file]
    const request = { method: "POST", headers: ${JSON.stringify(BROWSER_HEADERS)}, body }
    const answer = {}
    const response = {
      setHeader: (name, value) => { answer[name] = value },
      status: status => { answer.status = status; return response },
      json: () => {},
      end: () => {},
    }
    await require(file).default(request, response)
    return answer
  }
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

const runGatsby = (env: Record<string, string>): unknown => {
  const { PATH = "" } = process.env
  const options = {
    cwd: project.path,
    env: { PATH, ...env },
    encoding: "utf8",
    stdio: "pipe",
  } as const
  return JSON.parse(execFileSync(process.execPath, ["-e", GATSBY], options))
}

const stored = (name: string) => storedIn(join(project.path, "data", name))

test("in `gatsby develop` the handler counts into a file of its own, with the pages of the cache", async () => {
  mkdirSync(join(project.path, ".cache"))
  writeFileSync(
    join(project.path, ".cache", "site-pages.json"),
    JSON.stringify({ origin: "https://jean.example", pages: ["/", "/about-me"] }),
  )
  expect(runGatsby({ NODE_ENV: "development" })).toMatchObject(Array(3).fill({ status: 204 }))
  const counts = await stored("page-views.develop.db")
  expect(counts.map(({ path, count }) => [path, count]).sort()).toEqual([
    ["(unknown)", 1],
    ["/about-me", 2],
  ])
})

test("in `gatsby serve` without the list of pages every path is unknown", async () => {
  expect(runGatsby({ NODE_ENV: "production" })).toMatchObject(Array(3).fill({ status: 204 }))
  expect(await stored("page-views.db")).toMatchObject([{ path: "(unknown)", count: 3 }])
})

test("a store that cannot be opened is answered 503 with Retry-After", () => {
  const away = { status: 503, "Retry-After": "1" }
  expect(runGatsby({ PAGE_VIEWS_DB: process.cwd() })).toMatchObject(Array(3).fill(away))
})
