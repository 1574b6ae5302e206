import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Brand, Layout } from "./layout"

/** jsdom has no layout: nothing changes its size. */
class StillObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => Object.assign(window, { ResizeObserver: StillObserver, scrollY: 0 }))

function renderAt(path: string) {
  const history = createHistory(createMemorySource(path))
  const view = render(
    <LocationProvider history={history}>
      <Layout>
        <h1>Une page</h1>
      </Layout>
    </LocationProvider>,
  )
  return { history, ...view }
}

function scrollTo(y: number) {
  Object.assign(window, { scrollY: y })
  fireEvent.scroll(window)
}

test("S-4, S-5, S-6, S-9: the chrome around a page", () => {
  jest.useFakeTimers({ now: new Date("2031-05-01"), doNotFake: ["queueMicrotask"] })
  const { container } = renderAt("/blog/x")
  expect(container).toMatchSnapshot()
  jest.useRealTimers()
})

test("a logo has the site's name as its text alternative", () => {
  render(<Brand logo='<svg viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>' />)
  const logo = screen.getByRole("img", { name: "Le site d’essai" })
  expect(logo.querySelector("path")).toHaveAttribute("d", "M0 0h4v4z")
})

test("S-5: the current page is marked, and only that one", () => {
  renderAt("/about-me")
  const current = screen.getAllByRole("link", { current: "page" })
  expect(current.map(link => link.textContent)).toEqual(["About me"])
})

test("S-6: the copyright line has the year when it is read, not when it was built", () => {
  renderAt("/")
  expect(screen.getByText(/Ada Essai/)).toHaveTextContent(
    `© ${new Date().getFullYear()} Ada Essai. All rights are reserved`,
  )
  expect(screen.getByText("All rights are reserved")).toHaveAttribute("lang", "en")
})

test("S-7: at 10 px the header is still transparent, at 11 px it is a surface", () => {
  renderAt("/")
  const header = screen.getByRole("banner")
  expect(header).toHaveAttribute("data-scrolled", "false")
  scrollTo(10)
  expect(header).toHaveAttribute("data-scrolled", "false")
  scrollTo(11)
  expect(header).toHaveAttribute("data-scrolled", "true")
  scrollTo(0)
  expect(header).toHaveAttribute("data-scrolled", "false")
})

describe("S-8: the mobile menu", () => {
  const toggle = () => screen.getByRole("button", { name: /le menu/ })
  const links = () => within(screen.getByRole("navigation")).getAllByRole("link")
  const isOpen = () => toggle().getAttribute("aria-expanded") === "true"

  test("takes the focus to its first item on opening", async () => {
    renderAt("/")
    await userEvent.click(toggle())
    expect(isOpen()).toBe(true)
    expect(links()[0]).toHaveFocus()
  })

  test("keeps Tab and Shift+Tab inside while it is open; the colours are its last stop", async () => {
    renderAt("/")
    await userEvent.click(toggle())
    await userEvent.tab({ shift: true })
    expect(screen.getByRole("radio", { checked: true })).toHaveFocus()
    await userEvent.tab()
    expect(links()[0]).toHaveFocus()
  })

  test("closes on Escape and gives the focus back to the toggle", async () => {
    renderAt("/")
    await userEvent.click(toggle())
    await userEvent.keyboard("{Escape}")
    expect(isOpen()).toBe(false)
    expect(toggle()).toHaveFocus()
  })

  test("closes on choosing a link, and leaves the focus at the toggle", async () => {
    renderAt("/")
    await userEvent.click(toggle())
    fireEvent.click(screen.getByRole("link", { name: "Blog" }))
    expect(isOpen()).toBe(false)
    expect(toggle()).toHaveFocus()
  })

  test("closes on route change", async () => {
    const { history } = renderAt("/")
    await userEvent.click(toggle())
    void history.navigate("/blog")
    await waitFor(() => expect(isOpen()).toBe(false))
  })
})
