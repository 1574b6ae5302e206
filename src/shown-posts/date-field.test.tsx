import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import datePicker from "site-date-picker"
import { DateField } from "./date-field"

// jsdom has dialogs that do not open.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const onChange = jest.fn()
afterEach(() => {
  onChange.mockClear()
  Object.assign(datePicker, { locale: "en", format: "mm/dd/yy" })
})

function show(value: string): HTMLElement {
  render(<DateField label="Du" pick="Choisir" value={value} years={["2026"]} onChange={onChange} />)
  return screen.getByRole("textbox")
}

const pick = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Choisir" }))
  return screen.findByRole("dialog")
}

test.each([
  ["mm/dd/yy", "31/12/2026", "Le mois d’abord : 12/31/2026."],
  ["dd/mm/yy", "12/31/2026", "Le jour d’abord : 31/12/2026."],
  ["mm/dd/yy", "02/30/2026", "Cette date n’existe pas : 02/30/2026."],
])("in %s, %s is refused with what to write", async (format, text, problem) => {
  Object.assign(datePicker, { format })
  const field = show("")
  await userEvent.type(field, `${text}{Enter}`)
  expect(screen.getByRole("alert")).toHaveTextContent(problem)
  expect(field).toBeInvalid()
  expect(onChange).not.toHaveBeenCalled()
})

test("the field has below it in words the day that is understood, while it is typed", async () => {
  const field = show("")
  await userEvent.type(field, "3/7/2026")
  expect(field).toHaveAccessibleDescription(/7\smars 2026/)
  await userEvent.type(field, "5")
  expect(field).not.toHaveAccessibleDescription(/\d/)
})

test("S-33: the owner's format and language: dd/mm/yy, a French calendar from Monday on", async () => {
  Object.assign(datePicker, { locale: "fr", format: "dd/mm/yy" })
  const field = show("2026-03-07")
  expect(field).toHaveValue("07/03/2026")
  expect(field).toHaveAccessibleName("Du JJ/MM/AAAA")
  const calendar = await pick()
  expect(calendar).toHaveAttribute("lang", "fr")
  expect(within(calendar).getByRole("grid")).toHaveAccessibleName("mars 2026")
  expect(calendar.querySelector("th")).toHaveTextContent("lu")
  await userEvent.click(within(calendar).getByRole("button", { name: /^lundi 9 mars 2026/ }))
  expect(onChange.mock.calls).toEqual([["2026-03-09"]])
})
