/** @jest-environment jsdom */
import type * as Documents from "../updates/documents"
import type * as Navigation from "./navigation"
import type * as State from "./state"

jest.mock("../updates/documents", () => ({
  ...jest.requireActual("../updates/documents"),
  documentAnswers: jest.fn(async () => true),
  loadDocument: jest.fn(),
  takeReload: jest.fn(() => true),
}))

const ErrorPage = () => null
const NoticeAboveText = () => null
const errorView = (_: unknown, hasText: boolean) => (hasText ? NoticeAboveText : ErrorPage)

const pageAt = (path: string, webpackCompilationHash = "a") => ({
  component: () => null,
  json: { pageContext: {} },
  page: { path, webpackCompilationHash },
  staticQueryResults: {},
})

/** What Gatsby's loader has for each path; it gives an error for others. */
let pages: Record<string, object | Promise<object>>
const loadPage = jest.fn(async (path: string) => pages[path] ?? { status: "error" })

const added = jest.spyOn(window, "addEventListener")
afterEach(() => {
  for (const [type, listener, options] of added.mock.calls.splice(0))
    window.removeEventListener(type, listener, options)
})

let navigation: typeof Navigation
let state: typeof State
let documents: jest.Mocked<typeof Documents>

/** A document of its own: modules keep what they know as long as one lives. */
beforeEach(async () => {
  jest.resetModules()
  navigation = await import("./navigation")
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
  navigation.ownNavigation(errorView, () => {})
})

const loadedDocuments = () => documents.loadDocument.mock.calls.map(([{ href }]) => href)

/** The first page is there and alive. */
async function come(): Promise<void> {
  pages["/?q=1"] = pageAt("/")
  await answerTo("/?q=1")
  state.dispatch({ type: "alive" })
}

/** All that is on its way arrives at once. */
const arrivals = () => new Promise(resolve => setTimeout(resolve, 0))

/** What Gatsby gets of the loader, or `never` when nothing has come of it. */
async function answerTo(path: string): Promise<unknown> {
  let answer: unknown = "never"
  void window.___loader?.loadPage(path).then(page => {
    answer = page
  })
  await arrivals()
  return answer
}

async function goTo(to: string, options?: { replace: boolean }): Promise<unknown> {
  window.___navigate?.(to, options)
  await arrivals()
  return window.___loader?.loadPageSync(new URL(to, window.location.href).pathname)
}

const address = () => window.location.href.replace("http://localhost", "")

test("S-16: the first page fails: a document at the whole address, and no answer", async () => {
  expect(await answerTo("/?q=1")).toBe("never")
  expect(loadedDocuments()).toEqual(["http://localhost/?q=1#y"])
})

test("S-16: the first page fails again: its own text below the error, also for the router", async () => {
  documents.takeReload.mockReturnValue(false)
  const shown = await answerTo("/?q=1")
  // Gatsby's renderer reads the context of every page.
  expect(shown).toMatchObject({ component: NoticeAboveText, json: { pageContext: {} } })
  expect(window.___loader?.loadPageSync("/?q=1")).toBe(shown)
  expect(navigation.hasReplacement()).toBe(true)
  expect(loadedDocuments()).toEqual([])
})

test("S-16: a navigation is judged once, and the router gets the error page at its address", async () => {
  await come()
  documents.takeReload.mockReturnValueOnce(false)
  expect(await goTo("/b#z")).toMatchObject({ component: ErrorPage })
  expect(address()).toBe("/b#z")
  expect(loadPage.mock.calls).toEqual([["/?q=1"], ["/b"]])
  expect(loadedDocuments()).toEqual([])
})

test("S-16: a navigation that replaces goes on replacing", async () => {
  await come()
  await goTo("/b?x#z", { replace: true })
  expect(documents.loadDocument).toHaveBeenCalledWith(new URL("http://localhost/b?x#z"), true)
})

test("S-16: of two navigations, only the last one loads a document", async () => {
  await come()
  window.___navigate?.("/b")
  const first = answerTo("/b")
  window.___navigate?.("/c")
  expect(await Promise.all([first, answerTo("/c")])).toEqual(["never", "never"])
  expect(loadedDocuments()).toEqual(["http://localhost/c"])
})

test("a link to a place of the first page, before that is alive, does not hold it up", async () => {
  pages["/?q=1"] = pageAt("/")
  window.___navigate?.("/?q=1#z")
  expect(await answerTo("/?q=1")).toBe(pages["/?q=1"])
})

test("S-16: a page that nobody wants may fail", async () => {
  expect(await answerTo("/ahead")).toEqual({ status: "error" })
  loadPage.mockRejectedValueOnce(new Error("no such chunk"))
  expect(await answerTo("/ahead")).toEqual({ status: "error", error: new Error("no such chunk") })
  expect(loadedDocuments()).toEqual([])
})

test.each(["data", "check"])(
  "S-12: a link that is aborted while the %s of a step back takes its time: the step goes on",
  async slow => {
    const { middleware } = await import("../routing/middleware")
    let finish = () => {}
    const finished = new Promise<void>(resolve => {
      finish = resolve
    })
    Object.assign(middleware, { abort: () => ({ kind: "abort" }), wait: () => finished })
    const withMiddleware = (path: string, name: string) => ({
      ...pageAt(path),
      json: { pageContext: { middleware: [name] } },
    })
    await come()
    pages = { "/b": pageAt("/b"), "/c": withMiddleware("/c", "abort") }
    await goTo("/b")
    const late = finished.then(() => pageAt("/"))
    pages["/?q=1"] = slow === "check" ? withMiddleware("/", "wait") : late
    const stepped = new Promise(resolve => window.addEventListener("popstate", resolve))
    window.history.back()
    await stepped
    const answer = window.___loader?.loadPage("/?q=1")
    window.___navigate?.("/c")
    await arrivals()
    expect(state.outcomeAt(window.location)).toBeUndefined()
    finish()
    await arrivals()
    expect(address()).toBe("/?q=1#y")
    expect(state.outcomeAt(window.location)).toEqual({ kind: "show" })
    expect(await answer).toMatchObject({ page: { path: "/" } })
  },
)

test("S-28: a page of another build is a load of its own, for which no right is needed", async () => {
  await come()
  documents.takeReload.mockReturnValue(false)
  pages["/b"] = pageAt("/b", "b")
  await goTo("/b#z")
  expect(address()).toBe("/?q=1#y")
  expect(loadedDocuments()).toEqual(["http://localhost/b#z"])
})

test("R-12: a first page of another build is loaded once more, and then shown", async () => {
  pages["/?q=1"] = pageAt("/", "b")
  documents.takeReload.mockReturnValue(false)
  expect(await answerTo("/?q=1")).toMatchObject({ page: { webpackCompilationHash: "a" } })
  expect(loadedDocuments()).toEqual([])
})

test.each([
  ["the offline page, when this device has it", true],
  ["the error page, when it has not", false],
])("D4: without an answer from the server: %s", async (_, hasOfflinePage) => {
  await come()
  documents.documentAnswers.mockResolvedValue(false)
  const offline = pageAt("/offline", "")
  if (hasOfflinePage) pages["/offline"] = offline
  expect(await goTo("/b")).toMatchObject({
    component: hasOfflinePage ? offline.component : ErrorPage,
    page: { webpackCompilationHash: "a" },
  })
  expect(loadedDocuments()).toEqual([])
})

test("D4: without an answer from the server, a doubtful page that is whole is shown", async () => {
  await come()
  documents.documentAnswers.mockResolvedValue(false)
  const ofAnotherBuild = pageAt("/b", "b")
  pages = { "/b": ofAnotherBuild, "/offline": pageAt("/offline") }
  expect(await goTo("/b")).toBe(ofAnotherBuild)
  expect(address()).toBe("/b")
  expect(loadedDocuments()).toEqual([])
})

test("D4: without an answer from the server, the document's own text stays, below the error", async () => {
  documents.documentAnswers.mockResolvedValue(false)
  pages = { "/offline": pageAt("/offline") }
  expect(await answerTo("/?q=1")).toMatchObject({ component: NoticeAboveText })
  expect(documents.takeReload).not.toHaveBeenCalled()
})

test("S-28: with a new version and a server, a link is a full load; without one, a page of this version", async () => {
  await come()
  state.dispatch({ type: "new version" })
  await goTo("/b")
  expect(loadedDocuments()).toEqual(["http://localhost/b"])
  documents.documentAnswers.mockResolvedValue(false)
  pages["/c"] = pageAt("/c")
  expect(await goTo("/c")).toBe(pages["/c"])
  expect(address()).toBe("/c")
  expect(loadedDocuments()).toHaveLength(1)
})

test("S-16: the router is told of no error: it would render it", async () => {
  pages["/b"] = { status: "error" }
  expect(window.___loader?.loadPageSync("/b")).toBeUndefined()
})
