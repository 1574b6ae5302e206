import { filesOf, readChoice } from "./selection"

test("`npm test` runs the first tier, `test:all` both, with --rest only the second", () => {
  expect(readChoice([]).tiers).toEqual(["first"])
  expect(readChoice(["--all"]).tiers).toEqual(["first", "rest"])
  expect(readChoice(["--all", "--rest"]).tiers).toEqual(["rest"])
})

test("words choose files, an unknown option is an error", () => {
  expect(readChoice(["guard", "--no-browser"])).toEqual({
    words: ["guard"],
    tiers: ["first"],
    isWithBrowser: false,
    isTraced: false,
  })
  expect(() => readChoice(["--rest"])).toThrow("Unknown option --rest")
})

test("the place of a spec and the ending of a test tell their tier", async () => {
  const [first, rest] = await Promise.all([filesOf("first", []), filesOf("rest", [])])
  expect(first.browser.length).toBeGreaterThan(20)
  expect(first.browser.filter(file => file.includes("/more/"))).toEqual([])
  expect(rest.browser.filter(file => !file.startsWith("src/e2e/more/"))).toEqual([])
  expect(first.units.filter(file => /\.(?:servers|trial)\.test\.ts$/.test(file))).toEqual([])
  expect(first.servers.every(file => file.endsWith(".servers.test.ts"))).toBe(true)
})

test("a word chooses the files of a tier that have it in their path", async () => {
  const { browser, units, servers } = await filesOf("first", ["test-run/selection"])
  expect([browser, units, servers]).toEqual([[], ["tools/test-run/selection.test.ts"], []])
})
