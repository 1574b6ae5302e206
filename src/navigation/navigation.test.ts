/** @jest-environment jsdom */
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

/** A document of its own: modules keep what they know as long as one lives. */
async function open() {
  jest.resetModules()
  const { ownNavigation, hasReplacement } = await import("./navigation")
  const { dispatch } = await import("./state")
  const { documentAnswers, loadDocument, takeReload } = await import("../updates/documents")
  loadPage.mockClear()
  pages = {}
  window.history.replaceState(null, "", "/?q=1#y")
  Object.assign(window, {
    ___webpackCompilationHash: "a",
    pagePath: "/",
    ___loader: { loadPage, loadPageSync: (path: string) => pages[path] },
  })
  ownNavigation(errorView, () => {})
  return {
    hasReplacement,
    documentAnswers: jest.mocked(documentAnswers),
    loadDocument: jest.mocked(loadDocument),
    takeReload: jest.mocked(takeReload),
    loadedDocuments: () => jest.mocked(loadDocument).mock.calls.map(([{ href }]) => href),
    come: async () => {
      pages["/?q=1"] = pageAt("/")
      await answerTo("/?q=1")
      dispatch({ type: "alive" })
    },
  }
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
  const { loadedDocuments } = await open()
  expect(await answerTo("/?q=1")).toBe("never")
  expect(loadedDocuments()).toEqual(["http://localhost/?q=1#y"])
})

test("S-16: the first page fails again: its own text below the error, also for the router", async () => {
  const { takeReload, hasReplacement, loadedDocuments } = await open()
  takeReload.mockReturnValue(false)
  const shown = await answerTo("/?q=1")
  // Gatsby's renderer reads the context of every page.
  expect(shown).toMatchObject({ component: NoticeAboveText, json: { pageContext: {} } })
  expect(window.___loader?.loadPageSync("/?q=1")).toBe(shown)
  expect(hasReplacement()).toBe(true)
  expect(loadedDocuments()).toEqual([])
})

test("S-16: a navigation is judged once, and the router gets the error page at its address", async () => {
  const { come, takeReload, loadedDocuments } = await open()
  await come()
  takeReload.mockReturnValueOnce(false)
  expect(await goTo("/b#z")).toMatchObject({ component: ErrorPage })
  expect(address()).toBe("/b#z")
  expect(loadPage.mock.calls).toEqual([["/?q=1"], ["/b"]])
  expect(loadedDocuments()).toEqual([])
})

test("S-16: a navigation that replaces goes on replacing", async () => {
  const { come, loadDocument } = await open()
  await come()
  await goTo("/b?x#z", { replace: true })
  expect(loadDocument).toHaveBeenCalledWith(new URL("http://localhost/b?x#z"), true)
})

test("S-16: of two navigations, only the last one loads a document", async () => {
  const { come, loadedDocuments } = await open()
  await come()
  window.___navigate?.("/b")
  const first = answerTo("/b")
  window.___navigate?.("/c")
  expect(await Promise.all([first, answerTo("/c")])).toEqual(["never", "never"])
  expect(loadedDocuments()).toEqual(["http://localhost/c"])
})

test("S-16: a page that nobody wants may fail", async () => {
  const { loadedDocuments } = await open()
  expect(await answerTo("/ahead")).toEqual({ status: "error" })
  loadPage.mockRejectedValueOnce(new Error("no such chunk"))
  expect(await answerTo("/ahead")).toEqual({ status: "error", error: new Error("no such chunk") })
  expect(loadedDocuments()).toEqual([])
})

test("S-28: a page of another build is a load of its own, for which no right is needed", async () => {
  const { come, takeReload, loadedDocuments } = await open()
  await come()
  takeReload.mockReturnValue(false)
  pages["/b"] = pageAt("/b", "b")
  await goTo("/b#z")
  expect(address()).toBe("/?q=1#y")
  expect(loadedDocuments()).toEqual(["http://localhost/b#z"])
})

test("R-12: a first page of another build is loaded once more, and then shown", async () => {
  const { takeReload, loadedDocuments } = await open()
  pages["/?q=1"] = pageAt("/", "b")
  takeReload.mockReturnValue(false)
  expect(await answerTo("/?q=1")).toMatchObject({ page: { webpackCompilationHash: "a" } })
  expect(loadedDocuments()).toEqual([])
})

test.each([
  ["the offline page, when this device has it", true],
  ["the error page, when it has not", false],
])("D4: without an answer from the server: %s", async (_, hasOfflinePage) => {
  const { come, documentAnswers, loadedDocuments } = await open()
  await come()
  documentAnswers.mockResolvedValue(false)
  const offline = pageAt("/offline", "")
  if (hasOfflinePage) pages["/offline"] = offline
  expect(await goTo("/b")).toMatchObject({
    component: hasOfflinePage ? offline.component : ErrorPage,
    page: { webpackCompilationHash: "a" },
  })
  expect(loadedDocuments()).toEqual([])
})

test("S-16: the router is told of no error: it would render it", async () => {
  await open()
  pages["/b"] = { status: "error" }
  expect(window.___loader?.loadPageSync("/b")).toBeUndefined()
})
