import { inTime, isTimeout } from "./in-time"

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test("a timer that is over when a device wakes is one second of ten", async () => {
  const thrown = inTime(new Promise(() => {}), 10_000, "silent").catch(isTimeout)
  for (let second = 0; second < 10; second += 1) {
    expect(jest.getTimerCount()).toBe(1)
    jest.advanceTimersToNextTimer()
  }
  expect(await thrown).toBe(true)
})

test("an answer that came in time leaves no timer", async () => {
  expect(await inTime(Promise.resolve("there"), 10_000, "silent")).toBe("there")
  expect(jest.getTimerCount()).toBe(0)
})
