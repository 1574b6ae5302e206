/**
 * Stops the date and intervals until `jest.useRealTimers()`: a limit for each second is not to depend on how busy the
 * machine is. Timeouts go on.
 */
export function stopClock(): void {
  jest.useFakeTimers({
    doNotFake: [
      "setTimeout",
      "clearTimeout",
      "setImmediate",
      "clearImmediate",
      "nextTick",
      "queueMicrotask",
      "performance",
      "hrtime",
    ],
  })
}

/** A second later, by the clock that the server looks at. */
export function passSecond(): void {
  const now = performance.now() + 1000
  jest.spyOn(performance, "now").mockReturnValue(now)
}
