import { forwardContext } from "../forward-address"
import type { Visit } from "../visit"
import { forward } from "./forward"

const visit = (context: Visit["context"]): Visit => ({
  page: "/ancien",
  params: {},
  location: { pathname: "/carnet/ancien", search: "?page=2", hash: "#été" },
  context,
})

test("an old address leads to the new one, with query and hash", () => {
  expect(forward(visit(forwardContext("/blog/nouveau")))).toEqual({
    kind: "forward",
    to: "/blog/nouveau?page=2#été",
  })
})

test("a page that is no old address goes on", () => {
  expect(forward(visit({}))).toBeUndefined()
})
