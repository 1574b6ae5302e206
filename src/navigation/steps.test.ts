/** @jest-environment jsdom */
import type { Target } from "./state"
import { navigationSteps } from "./steps"

const page = {
  component: () => null,
  json: { pageContext: {} },
  page: { path: "/blog", webpackCompilationHash: "a" },
  staticQueryResults: {},
}

const target = (path: string, rest: Partial<Target> = {}): Target => ({
  by: "link",
  url: new URL(path, "https://a.example"),
  forwards: 0,
  ...rest,
})

test("issue 13.4: another query of a page that is there asks the network for nothing", async () => {
  Object.assign(window, { ___webpackCompilationHash: "a" })
  const load = jest.fn(async () => page)
  const steps = navigationSteps({ load, loaded: () => undefined }, () => () => null)
  steps.check?.(target("/blog?q=mot", { page }))
  for (const by of ["link", "step"] as const) {
    expect(steps.load?.(target("/blog?q=mots", { by }))).toEqual({ type: "loaded", page })
  }
  expect(load).not.toHaveBeenCalled()
  expect(await steps.load?.(target("/autre"))).toMatchObject({ type: "loaded" })
  expect(load).toHaveBeenCalledTimes(1)
})
