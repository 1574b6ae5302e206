import { shownFile } from "./shown-files"

test.each([
  ["/static/0a/a.svg", "/static/0a/a.svg"],
  ["/carnet/static/0a/1#2?3.svg", "/carnet/static/0a/1%232%3F3.svg"],
  ["/static/0a/100%.svg", "/static/0a/100%25.svg"],
  ["/static/0a/un été.svg", "/static/0a/un%20%C3%A9t%C3%A9.svg"],
])("a drawing that Gatsby writes as %s has the address %s", async (publicURL, address) => {
  const file = { publicURL: { resolve: () => publicURL } }
  const info = { schema: { getType: () => ({ getFields: () => file }) } }
  const context = { nodeModel: { findOne: async () => ({}) } }
  const size = { width: 1, height: 1, transparent: true, moves: false }
  const source = { src: "./a.SVG", absolutePath: "/a.SVG", ...size }
  expect((await shownFile(source, "", context, info)).url).toBe(address)
})
