import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import datePicker from "site-date-picker"
import { Calendar } from "./calendar"

const navigate = jest.fn()
beforeEach(() => Object.assign(window, { ___navigate: navigate }))
afterEach(() => {
  navigate.mockClear()
  Object.assign(datePicker, { locale: "en", format: "mm/dd/yy" })
})

function show(from: string, to = from): HTMLElement {
  render(<Calendar period={{ from, to }} years={["2026", "2019"]} onClose={() => {}} />)
  return screen.getByRole("dialog")
}

test("S-33: an English calendar from Sunday on; the period that is picked in it is month first", async () => {
  const calendar = show("2026-03-07", "2026-03-09")
  expect(calendar).toHaveAttribute("lang", "en")
  expect(calendar).toHaveAccessibleName("Choose a period")
  expect(within(calendar).getByRole("grid")).toHaveAccessibleName("March 2026")
  expect(calendar.querySelector("th")).toHaveTextContent("Su")
  expect(within(calendar).getByText("03/07/2026 – 03/09/2026")).toBeVisible()
  const day = (name: string) => within(calendar).getByRole("button", { name })
  await userEvent.click(day("12 March 2026, Thursday"))
  expect(within(calendar).getByText("03/12/2026")).toBeVisible()
  await userEvent.click(day("2 March 2026, Monday"))
  expect(within(calendar).getByText("03/02/2026 – 03/12/2026")).toBeVisible()
  expect(navigate).not.toHaveBeenCalled()
  await userEvent.click(day("Show posts"))
  expect(navigate.mock.calls).toEqual([["/blog?from=2026-03-02&to=2026-03-12#periode"]])
})

test("S-33: the owner's format and language: dd/mm/yy, a French calendar from Monday on", async () => {
  Object.assign(datePicker, { locale: "fr", format: "dd/mm/yy" })
  const calendar = show("2026-03-07")
  expect(calendar).toHaveAttribute("lang", "fr")
  expect(within(calendar).getByRole("grid")).toHaveAccessibleName("mars 2026")
  expect(calendar.querySelector("th")).toHaveTextContent("lu")
  await userEvent.click(within(calendar).getByRole("button", { name: "9 mars 2026, lundi" }))
  expect(within(calendar).getByText("09/03/2026")).toBeVisible()
  await userEvent.click(within(calendar).getByRole("button", { name: "Voir les articles" }))
  expect(navigate.mock.calls).toEqual([["/blog?from=2026-03-09&to=2026-03-09#periode"]])
})

test("the name of a day begins with the number that is seen", () => {
  const calendar = show("2026-03-07")
  const days = within(calendar).getAllByRole("gridcell")
  expect(days).toHaveLength(42)
  for (const day of days) {
    const button = within(day).getByRole("button")
    expect(button.getAttribute("aria-label")).toMatch(new RegExp(`^${button.textContent} `))
  }
})

test.each([
  ["2026-02-30", "demain"],
  ["2026-03-09", "2026-03-07"],
])("the period %s to %s does not exist: no day is picked, the years are the posts'", (...days) => {
  const calendar = show(...days)
  expect(within(calendar).getByText("Choose the first and the last day.")).toBeVisible()
  const years = within(calendar).getByRole("combobox", { name: /Year/ })
  expect(
    within(years)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["2019", "2020", "2021", "2022", "2023", "2024", "2025", "2026"])
})
