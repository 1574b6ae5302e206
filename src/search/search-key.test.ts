/** @jest-environment jsdom */
import { opensSearch, setSlashKey } from "./search-key"

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

function press(init: KeyboardEventInit, selector = "body"): boolean {
  let opens = false
  const listen = (event: KeyboardEvent) => {
    opens = opensSearch(event)
  }
  document.addEventListener("keydown", listen, { once: true })
  document
    .querySelector(selector)
    ?.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }))
  return opens
}

test.each<[string, KeyboardEventInit, boolean]>([
  ["/", { key: "/" }, true],
  ["/ of a French keyboard", { key: "/", shiftKey: true }, true],
  ["Ctrl+/", { key: "/", ctrlKey: true }, false],
  ["Alt+/", { key: "/", altKey: true }, false],
  ["/ in a word being composed", { key: "/", isComposing: true }, false],
  ["Ctrl+K", { key: "k", ctrlKey: true }, true],
  ["⌘K, caps lock on", { key: "K", metaKey: true }, true],
  ["Ctrl+Shift+K", { key: "K", ctrlKey: true, shiftKey: true }, false],
  ["K alone", { key: "k" }, false],
])("VISUAL: %s opens the search: %p", (_name, init, opens) => {
  expect(press(init)).toBe(opens)
})

test.each(["input", "textarea", "select", "p"])("VISUAL: / in a field (%s) is text", tag => {
  document.body.innerHTML = `<div contenteditable><p></p></div><input><textarea></textarea><select></select>`
  expect(press({ key: "/" }, tag)).toBe(false)
  expect(press({ key: "k", ctrlKey: true }, tag)).toBe(true)
})

test("VISUAL: an open dialog keeps its keys", () => {
  document.body.innerHTML = "<dialog open></dialog>"
  expect(press({ key: "/" })).toBe(false)
  expect(press({ key: "k", ctrlKey: true })).toBe(false)
})

test("WCAG 2.1.4: the key / can be switched off, and on again", () => {
  setSlashKey(false)
  expect(press({ key: "/" })).toBe(false)
  expect(press({ key: "k", ctrlKey: true })).toBe(true)
  setSlashKey(true)
  expect(press({ key: "/" })).toBe(true)
})
