/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { chooseCounting, isChoiceHeld, isCounted, useCounted } from "./counting-choice"

const state = () => ({ counted: isCounted(), held: isChoiceHeld() })

afterEach(() => {
  jest.restoreAllMocks()
  chooseCounting(true)
})

const blockStorage = () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
  }
}

test("nothing is stored about a visitor who chose nothing, or who changed back", () => {
  expect(state()).toEqual({ counted: true, held: false })
  chooseCounting(false)
  expect(state()).toEqual({ counted: false, held: false })
  expect(localStorage).toHaveLength(1)
  chooseCounting(true)
  expect(localStorage).toHaveLength(0)
})

test("where storage is blocked the choice holds as long as the document, until one can be kept again", () => {
  blockStorage()
  expect(state()).toEqual({ counted: true, held: false })
  chooseCounting(false)
  expect(state()).toEqual({ counted: false, held: true })
  jest.restoreAllMocks()
  chooseCounting(false)
  expect(state()).toEqual({ counted: false, held: false })
})

test("another tab's choice shows here", () => {
  const { result } = renderHook(useCounted)
  localStorage.setItem("page-views", "off")
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "page-views" }))
  })
  expect(result.current).toBe(false)
})
