/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { chooseCounting, countingChoice, useCountingChoice } from "./counting-choice"

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

test("nothing is stored about a visitor who said nothing, or who changed back", () => {
  expect(countingChoice()).toEqual({ counted: true, kept: "kept" })
  chooseCounting(false)
  expect(countingChoice()).toEqual({ counted: false, kept: "kept" })
  expect(localStorage).toHaveLength(1)
  chooseCounting(true)
  expect(localStorage).toHaveLength(0)
})

test("where storage is blocked the choice holds as long as the document, and says that it is not kept", () => {
  blockStorage()
  expect(countingChoice()).toEqual({ counted: true, kept: "kept" })
  chooseCounting(false)
  expect(countingChoice()).toEqual({ counted: false, kept: "held" })
})

test("a choice that can be kept again takes the place of one that could not", () => {
  blockStorage()
  chooseCounting(false)
  jest.restoreAllMocks()
  chooseCounting(false)
  expect(countingChoice()).toEqual({ counted: false, kept: "kept" })
})

test("another tab's choice shows here", () => {
  const { result } = renderHook(useCountingChoice)
  localStorage.setItem("page-views", "off")
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "page-views" }))
  })
  expect(result.current?.counted).toBe(false)
})
