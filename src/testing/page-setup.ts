import { TextEncoder } from "node:util"
import "@testing-library/jest-dom"
// It registers the cleanup after each test.
import { configure } from "@testing-library/react"

// A busy machine is no failure: one second is too little for it to load a module.
configure({ asyncUtilTimeout: 30_000 })

/** jsdom lays nothing out: an observer of sizes has nothing to report there. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nothing comes into view there. */
globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ""
  scrollMargin = ""
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

/** Nor does it load pages. */
globalThis.performance.getEntriesByType ??= () => []
globalThis.performance.getEntriesByName ??= () => []

/** React's static rendering wants it in a browser, and jsdom has none. */
globalThis.TextEncoder ??= TextEncoder

/** Its dialogs do not open. Tests of the static HTML have no elements. */
if ("HTMLDialogElement" in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
