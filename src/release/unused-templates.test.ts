/** @jest-environment node */
const { leaveOutUnused } = require("./unused-templates.cjs")

const files = ["src/templates/series.tsx", "src/templates/blog-post.tsx", "src/components/part.tsx"]
const inRoot = files.map(file => `/site/${file}`)
const components = new Map([["/site/src/templates/blog-post.tsx?__contentFilePath=/a.mdx", {}]])
const store = { getState: () => ({ components }) }

test("a site without series is not warned of their template; a query that is nowhere else still is", async () => {
  const compiler = { default: async () => new Map(inRoot.map(file => [file, {}])) }
  leaveOutUnused(compiler, store)
  expect([...(await compiler.default()).keys()]).toEqual(inRoot.slice(1))
})

test("a query that cannot be compiled stays Gatsby’s to tell", async () => {
  const compiler = { default: async () => false }
  leaveOutUnused(compiler, store)
  expect(await compiler.default()).toBe(false)
})
