import { render, screen } from "@testing-library/react"
import { PageTitle } from "./page-title"

test.each([
  [60, false],
  [61, true],
])("issue 14.5, D21: a title of %i signs has the smaller step: %p", (length, isLong) => {
  render(<PageTitle title={"a".repeat(length)} />)
  expect(screen.getByRole("heading", { level: 1 }).hasAttribute("data-long")).toBe(isLong)
})
