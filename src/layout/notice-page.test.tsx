import { LocationProvider } from "@reach/router"
import { render, screen } from "@testing-library/react"
import { ErrorPage } from "./notice-page"

test("S-13: the 404 page", () => {
  const { container } = render(
    <ErrorPage error={{ statusCode: 404, message: "Page not found: /nope" }} />,
    { wrapper: LocationProvider },
  )
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page Not Found")
  expect(container).toMatchSnapshot()
})

test("S-13: the generic page shows the error's own message and offers a reload", () => {
  render(<ErrorPage error={{ statusCode: 500, message: "disque plein" }} />, {
    wrapper: LocationProvider,
  })
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Internal Server Error")
  expect(screen.getByText("disque plein")).toBeVisible()
  expect(screen.getByRole("button", { name: "Recharger la page" })).toBeVisible()
})
