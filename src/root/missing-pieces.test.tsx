import { renderToStaticMarkup } from "react-dom/server"
import { RELOAD_MARKER } from "../updates/documents"
import { withDocumentStart } from "./document-start"

const NOW = 1_763_726_400_000
const PIECE = "/app-0123456789abcdef0123.js"

/** The script of the head, the last of its own, as the page carries it, and then something of the page that does not load. */
function loseElement(html: string) {
  const head = new DOMParser().parseFromString(
    renderToStaticMarkup(<head>{withDocumentStart([])}</head>),
    "text/html",
  )
  const script = document.createElement("script")
  script.textContent = head.querySelector("script:last-of-type")?.textContent ?? ""
  document.head.append(script)
  const host = document.createElement("div")
  host.innerHTML = html
  const lost = host.firstElementChild
  document.body.append(host)
  lost?.dispatchEvent(new Event("error"))
}

const notice = () => document.querySelector("body > [role=alert]")

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(NOW)
  // jsdom cannot reload, and logs it.
  jest.spyOn(console, "error").mockImplementation(() => {})
  document.body.innerHTML = "<main>Le texte</main>"
  sessionStorage.clear()
})

afterEach(() => {
  jest.restoreAllMocks()
})

test("S-16: a script of the page that is missing, ten seconds after the last reload: another one", () => {
  sessionStorage.setItem(RELOAD_MARKER, String(NOW - 10_000))
  loseElement(`<script src="${PIECE}"></script>`)
  expect(sessionStorage.getItem(RELOAD_MARKER)).toBe(String(NOW))
  expect(notice()).toBeNull()
})

test("S-16: less than ten seconds after it: the error stands above the text", () => {
  sessionStorage.setItem(RELOAD_MARKER, String(NOW - 9_999))
  loseElement(`<script src="${PIECE}"></script>`)
  expect(sessionStorage.getItem(RELOAD_MARKER)).toBe(String(NOW - 9_999))
  expect(notice()?.querySelector("[lang=en]")?.textContent).toBe("500 Internal Server Error")
  expect(notice()?.querySelector("button")?.onclick).toBeInstanceOf(Function)
  expect(document.querySelector("main")?.textContent).toBe("Le texte")
})

test("S-16: without session storage, the error at once", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  loseElement(`<script src="${PIECE}"></script>`)
  expect(notice()).not.toBeNull()
})

test.each([
  ["a script of another site", `<script src="https://other.invalid${PIECE}"></script>`],
  ["a script that is no file of the build", `<script src="/stats.js"></script>`],
  ["what webpack loads later", `<script data-webpack="x" src="${PIECE}"></script>`],
  ["what is loaded ahead", `<link rel="prefetch" href="${PIECE}">`],
  ["a picture", `<img src="/no.png">`],
])("S-16: %s may be missing", (_, html) => {
  loseElement(html)
  expect(sessionStorage.getItem(RELOAD_MARKER)).toBeNull()
  expect(notice()).toBeNull()
})
