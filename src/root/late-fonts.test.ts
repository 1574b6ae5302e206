/** @jest-environment jsdom */
import { takeUpLateFonts } from "./late-fonts"

test("issue 12: no navigation waits for the layout that the browser makes when it is asked whether fonts are ready", async () => {
  const asked = jest.fn(() => new Promise(() => {}))
  // jsdom has no fonts.
  Object.assign(document, { fonts: Object.defineProperty({}, "ready", { get: asked }) })
  const idle: (() => void)[] = []
  window.requestIdleCallback = callback =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }))
  takeUpLateFonts({ pathname: "/" }, null)
  await new Promise(resolve => setTimeout(resolve))
  expect(asked).not.toHaveBeenCalled()
  for (const run of idle) run()
  await new Promise(resolve => setTimeout(resolve))
  expect(asked).toHaveBeenCalledTimes(1)
})
