/**
 * Lets the date and intervals stand still until `jest.useRealTimers()`: a limit for each second is not to
 * depend on how busy the machine is. Timeouts go on.
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
