import { fireEvent, render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { PageSuggestions } from "./page-suggestions"

const named = (...names: string[]) =>
  names.map(name => ({
    path: `/blog/${name}`,
    title: name,
    lang: name === "quatre" ? "en" : "fr",
  }))
const first = named("un", "deux", "trois", "quatre")
const all = named("un", "deux", "trois", "quatre", "quatorze", "cent")

type Props = ComponentProps<typeof PageSuggestions>

function show(
  address: string | null,
  sitePages: Props["sitePages"],
  pages: Props["pages"] = first,
) {
  const onRetry = jest.fn()
  const props = { pages, address, sitePages, onRetry }
  const { container } = render(<PageSuggestions {...props} />)
  return { container, onRetry }
}

const proposed = () => screen.getAllByRole("link").map(({ textContent }) => textContent)

test.each<[string | null, "idle" | "pending"]>([
  [null, "idle"],
  ["/blog/quatres", "idle"],
  ["/blog/quatres", "pending"],
])("S-25: the first pages are proposed at %p while the site's pages are %p", (address, status) => {
  show(address, { status })
  expect(proposed()).toEqual(["un", "deux", "trois"])
  const list = screen.getByRole("navigation", { name: "Vous cherchiez peut-être" })
  expect(list).toHaveAttribute("aria-busy", String(status === "pending"))
})

test("S-25, S-27: of the site's pages the nearest are proposed, each in its language", () => {
  show("/blog/quatres?x=1", { status: "success", data: all })
  expect(screen.getByRole("navigation", { name: "Vouliez-vous dire…" })).toBeVisible()
  expect(proposed()[0]).toBe("quatre")
  expect(screen.getByText("quatre")).toHaveAttribute("lang", "en")
})

test("S-27: when no page is near, the first ones stay", () => {
  show("/wp-login.php", { status: "success", data: all })
  expect(proposed()).toEqual(["un", "deux", "trois"])
  expect(screen.getByRole("navigation", { name: "Vous cherchiez peut-être" })).toBeVisible()
})

test("S-25: an error leaves the first pages there, says so, and can be tried again", () => {
  const { onRetry } = show("/blog/quatres", { status: "error", error: new Error("503") })
  expect(proposed()).toEqual(["un", "deux", "trois"])
  expect(screen.getByRole("status")).toHaveTextContent("n’a pas pu être lue")
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test("a site without content proposes nothing", () => {
  const { container } = show("/nope", { status: "idle" }, [])
  expect(container).toBeEmptyDOMElement()
})
