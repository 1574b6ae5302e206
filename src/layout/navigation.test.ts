/** @jest-environment jsdom */
import { currentMark, makeRestInert } from "./navigation"

const inertIds = () =>
  [...document.querySelectorAll<HTMLElement>("[id]")].filter(part => part.inert).map(({ id }) => id)

test("S-8: all but panel and toggle is out of reach while the menu is open, then as before", () => {
  document.body.innerHTML = `
    <p role="status" id="status"></p>
    <div>
      <a id="skip"></a>
      <header>
        <a id="brand"></a>
        <nav><button id="toggle"></button><div id="panel"><a id="link"></a></div></nav>
      </header>
      <main id="main"></main>
      <footer id="footer"></footer>
    </div>
    <dialog id="already"></dialog>`
  const [panel, toggle, already] = ["panel", "toggle", "already"].map(id =>
    document.getElementById(id),
  )
  if (!panel || !toggle || !already) throw new Error("The page above has them.")
  already.inert = true
  const release = makeRestInert(panel, toggle)
  expect(inertIds()).toEqual(["skip", "brand", "main", "footer", "already"])
  release()
  expect(inertIds()).toEqual(["already"])
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
