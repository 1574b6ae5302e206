/** An unexpected `console.error` fails the test that caused it: React's warnings are errors here. */
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  jest.spyOn(console, "error").mockImplementation((...message) => {
    unexpected.push(message)
  })
})

afterEach(() => {
  const seen = unexpected
  jest.restoreAllMocks()
  expect(seen).toEqual([])
})

/** Returns the console errors so far and forgets them, because the test expects them. */
export function takeConsoleErrors(): unknown[][] {
  const seen = unexpected
  unexpected = []
  return seen
}
