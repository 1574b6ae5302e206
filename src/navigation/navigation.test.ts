/** @jest-environment jsdom */
import type * as Documents from "../updates/documents"

jest.mock("../updates/documents", () => ({
  ...jest.requireActual("../updates/documents"),
  documentStatus: jest.fn(async () => 200),
  loadDocument: jest.fn(),
  takeReload: jest.fn(() => true),
}))

const ErrorPage = () => null
const NoticeAboveText = () => null
const errorView = (_: unknown, hasText: boolean) => (hasText ? NoticeAboveText : ErrorPage)

const pageAt = (path: string, webpackCompilationHash = "a", pageContext = {}) => ({
  component: () => null,
  json: { pageContext },
  page: { path, webpackCompilationHash },
  staticQueryResults: {},
})

/** Pages of Gatsby's loader by path; it returns an error for others. */
let pages: Record<string, object | Promise<object>>
const loadPage = jest.fn(async (path: string) => pages[path] ?? { status: "error" })

const added = jest.spyOn(window, "addEventListener")
afterEach(() => {
  for (const [type, listener, options] of added.mock.calls.splice(0))
    window.removeEventListener(type, listener, options)
})

let comeAlive: () => void
let state: typeof import("./state")
let documents: jest.Mocked<typeof Documents>

/** A document of its own: modules keep what they know as long as one lives. */
beforeEach(async () => {
  jest.resetModules()
  const navigation = await import("./navigation")
  state = await import("./state")
  documents = jest.mocked(await import("../updates/documents"))
  loadPage.mockClear()
  pages = {}
  window.history.replaceState(null, "", "/?q=1#y")
  Object.assign(window, {
    ___webpackCompilationHash: "a",
    pagePath: "/",
    ___loader: { loadPage, loadPageSync: (path: string) => pages[path] },
  })
  comeAlive = navigation.guardNavigation(errorView)
})

const loadedDocuments = () => documents.loadDocument.mock.calls.map(([{ href }]) => href)

/** All that is on its way arrives at once. */
const arrivals = () => new Promise(resolve => setTimeout(resolve, 0))

/** Answer of the loader to Gatsby, or `never` when none has come. */
async function answerTo(path: string): Promise<unknown> {
  const answer = window.___loader?.loadPage(path)
  await arrivals()
  return Promise.race([answer, "never"])
}

async function goTo(to: string, options?: { replace: boolean }): Promise<unknown> {
  window.___navigate?.(to, options)
  await arrivals()
  return window.___loader?.loadPageSync(new URL(to, window.location.href).pathname)
}

test("S-16: the first page fails again: its own text below the error, also for the router", async () => {
  documents.takeReload.mockReturnValue(false)
  const shown = await answerTo("/?q=1")
  // Gatsby's renderer reads the context of every page.
  expect(shown).toMatchObject({ component: NoticeAboveText, json: { pageContext: {} } })
  expect(window.___loader?.loadPageSync("/?q=1")).toBe(shown)
  expect(state.navigation().isReplaced).toBe(true)
  expect(loadedDocuments()).toEqual([])
})

test("R-12: a first page of another build is loaded once more, and then shown", async () => {
  pages["/?q=1"] = pageAt("/", "b")
  documents.takeReload.mockReturnValue(false)
  expect(await answerTo("/?q=1")).toMatchObject({ page: { webpackCompilationHash: "a" } })
  expect(loadedDocuments()).toEqual([])
})

test("D4: without an answer from the server, the document's own text stays, below the error", async () => {
  documents.documentStatus.mockResolvedValue(0)
  expect(await answerTo("/?q=1")).toMatchObject({ component: NoticeAboveText })
  expect(documents.takeReload).not.toHaveBeenCalled()
})

test("S-16: the error of a page that is no target never reaches the router", async () => {
  expect(await answerTo("/ahead")).toEqual({ status: "error" })
  loadPage.mockRejectedValueOnce(new Error("no such chunk"))
  expect(await answerTo("/ahead")).toEqual({ status: "error", error: new Error("no such chunk") })
  expect(loadedDocuments()).toEqual([])
  pages["/b"] = { status: "error" }
  expect(window.___loader?.loadPageSync("/b")).toBeUndefined()
})

test("a step before the page is alive keeps it, at the other address, until the document loads", async () => {
  pages["/?q=1"] = pageAt("/")
  await answerTo("/?q=1")
  window.history.replaceState(null, "", "/b")
  expect(window.___loader?.loadPageSync("/b")).toMatchObject({ page: { path: "/500.html" } })
  expect(window.___loader?.loadPageSync("/c")).toBeUndefined()
  comeAlive()
  expect(window.___loader?.loadPageSync("/b")).toBeUndefined()
})

describe("a navigation, once the first page is alive", () => {
  beforeEach(async () => {
    pages["/?q=1"] = pageAt("/")
    await answerTo("/?q=1")
    comeAlive()
  })

  test("S-16: is judged once, and the router gets the error page at its address", async () => {
    documents.takeReload.mockReturnValueOnce(false)
    expect(await goTo("/b#z")).toMatchObject({ component: ErrorPage })
    expect(window.location.href).toBe("http://localhost/b#z")
    expect(loadPage.mock.calls).toEqual([["/?q=1"], ["/b"]])
    expect(loadedDocuments()).toEqual([])
  })

  test("another query of the page that is shown requests nothing from the network", async () => {
    await goTo("/?q=mots")
    expect(window.___loader?.loadPageSync("/?q=mots")).toBe(pages["/?q=1"])
    expect(window.location.href).toBe("http://localhost/?q=mots")
    expect(loadPage.mock.calls).toEqual([["/?q=1"]])
  })

  test.each([
    ["/?q=1#100%", "/?q=1#100%25"],
    ["/b/%E9#%E9", "/b/%25E9#%25E9"],
    ["/b/:path", "/b/%3Apath"],
  ])("%s is encoded: Gatsby or the router would throw", async (to, address) => {
    await goTo(to)
    expect([window.location.href, ...loadedDocuments()]).toContain(`http://localhost${address}`)
  })

  test("R-26: an address that no page has is the server's, without a right to reload", async () => {
    documents.takeReload.mockReturnValue(false)
    documents.documentStatus.mockResolvedValueOnce(404)
    await goTo("/b")
    expect(loadedDocuments()).toEqual(["http://localhost/b"])
  })

  test("S-16: goes on replacing when it replaces", async () => {
    await goTo("/b?x#z", { replace: true })
    expect(documents.loadDocument).toHaveBeenCalledWith(new URL("http://localhost/b?x#z"), true)
  })

  test("is on its way until its document replaces this one", async () => {
    await goTo("/b")
    expect(loadedDocuments()).toEqual(["http://localhost/b"])
    expect(state.navigation().isLoading).toBe(true)
    window.dispatchEvent(new Event("pagehide"))
    expect(state.navigation().isLoading).toBe(false)
  })

  test("S-16: of two, only the last one loads a document", async () => {
    window.___navigate?.("/b")
    const first = answerTo("/b")
    window.___navigate?.("/c")
    expect(await Promise.all([first, answerTo("/c")])).toEqual(["never", "never"])
    expect(loadedDocuments()).toEqual(["http://localhost/c"])
  })

  const doubtful = pageAt("/b", "b")
  const page = { webpackCompilationHash: "a" }
  test.each([
    ["a doubtful page that is whole", { "/b": doubtful }, doubtful],
    ["the error page for one that is not there", {}, { component: ErrorPage, page }],
  ])("D4: shows, without an answer from the server, %s", async (_, there, shown) => {
    documents.documentStatus.mockResolvedValue(0)
    pages = there
    expect(await goTo("/b")).toMatchObject(shown)
    expect(window.location.href).toBe("http://localhost/b")
    expect(loadedDocuments()).toEqual([])
  })

  test("D4: the service worker answers for a server that does not, with a document", async () => {
    documents.documentStatus.mockResolvedValue(0)
    Object.assign(navigator, { serviceWorker: { controller: {} } })
    await goTo("/b")
    Object.assign(navigator, { serviceWorker: undefined })
    expect(loadedDocuments()).toEqual(["http://localhost/b"])
  })
})
