/** @jest-environment jsdom */
import { hasBytesToSpare } from "./connection"

test.each([
  ["says nothing", undefined, true],
  ["is fast", { effectiveType: "4g", saveData: false }, true],
  ["is not slow", { effectiveType: "3g" }, true],
  ["is slow", { effectiveType: "2g" }, false],
  ["is very slow", { effectiveType: "slow-2g" }, false],
  ["is fast, and data is to be saved", { effectiveType: "4g", saveData: true }, false],
])("S-31: a connection that %s", (_, connection, expected) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection })
  expect(hasBytesToSpare()).toBe(expected)
})
