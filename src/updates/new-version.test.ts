/** @jest-environment jsdom */
import { onServiceWorkerUpdateReady } from "../../gatsby-browser"
import { isNewVersionKnown, noteNewVersion, onNewVersion } from "./new-version"

test("S-30: a service worker that was updated makes the new version known, once", () => {
  const listener = jest.fn()
  const stop = onNewVersion(listener)
  expect(isNewVersionKnown()).toBe(false)
  Reflect.apply(onServiceWorkerUpdateReady ?? (() => {}), undefined, [])
  expect(isNewVersionKnown()).toBe(true)
  expect(window.___swUpdated).toBe(true)
  noteNewVersion()
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})
