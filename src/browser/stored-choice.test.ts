/** @jest-environment jsdom */
import { storedChoice } from "./stored-choice"

beforeEach(() => localStorage.clear())

const otherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: "left" }))

const fromCache = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))

test("a choice is in force and kept; taken back, nothing is stored", () => {
  const choice = storedChoice("side")
  expect([choice.value(), localStorage.length]).toEqual([null, 0])
  choice.choose("left")
  expect([choice.value(), localStorage.getItem("side")]).toEqual(["left", "left"])
  choice.choose(null)
  expect([choice.value(), localStorage.length]).toEqual([null, 0])
})

test("a change is announced once it has effect: here, in another tab, or while in the cache", () => {
  const heard: string[] = []
  const choice = storedChoice("side", () => heard.push("effect"))
  const end = choice.subscribe(() => heard.push("listener"))
  const told = ["effect", "listener"]
  for (const change of [
    () => choice.choose("left"),
    () => otherTab("side"),
    () => otherTab(null),
    () => fromCache(true),
  ]) {
    change()
    expect(heard.splice(0)).toEqual(told)
  }
  otherTab("something-else")
  fromCache(false)
  end()
  otherTab("side")
  fromCache(true)
  expect(heard).toEqual([])
})

test("where storage is blocked a choice holds as long as the document, until it can be kept", () => {
  const choice = storedChoice("side")
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
  }
  expect([choice.value(), choice.isHeld()]).toEqual([undefined, false])
  choice.choose("left")
  expect([choice.value(), choice.isHeld()]).toEqual(["left", true])
  jest.restoreAllMocks()
  choice.choose("right")
  expect([choice.value(), choice.isHeld(), localStorage.getItem("side")]).toEqual([
    "right",
    false,
    "right",
  ])
})
