import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import { render, screen } from "@testing-library/react"
import { Brand, Layout } from "./layout"
import { withProjects } from "./menu"
import { currentMark } from "./navigation"

beforeEach(() => Object.assign(window, { scrollY: 0 }))

function renderAt(path: string) {
  const history = createHistory(createMemorySource(path))
  return render(
    <LocationProvider history={history}>
      <Layout>
        <h1>Une page</h1>
      </Layout>
    </LocationProvider>,
  )
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

test.each([
  ["/", "/", "page"],
  ["/", "/blog", undefined],
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/x", "true"],
  ["/blog", "/blogue", undefined],
  ["/#techstacks", "/", undefined],
])("S-5: the mark of entry %s on page %s is %s", (to, pathname, mark) => {
  expect(currentMark(to, pathname)).toBe(mark)
})

test("the phone's menu has the projects once, also when the owner lists them", () => {
  const [home, projects] = [
    { label: "Home", to: "/" },
    { label: "Mes travaux", to: "/project" },
  ]
  expect(withProjects([home])).toEqual([home, { label: "Projets", to: "/project" }])
  expect(withProjects([projects, home])).toEqual([projects, home])
})
