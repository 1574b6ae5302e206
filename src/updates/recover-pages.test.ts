/** @jest-environment jsdom */
import { documentAnswers } from "./document-answers"
import { loadDocument, takeReload } from "./guarded-reload"
import { hasStandIn, recoverPages } from "./recover-pages"

jest.mock("./document-answers")
jest.mock("./guarded-reload", () => ({
  ...jest.requireActual("./guarded-reload"),
  loadDocument: jest.fn(),
  takeReload: jest.fn(),
}))

const ErrorPage = () => null
const NoticeAboveText = () => null
const views = { errorPage: () => ErrorPage, noticeAboveText: () => NoticeAboveText }

const pageAt = (path: string, webpackCompilationHash = "a") => ({
  component: () => null,
  json: {},
  page: { path, webpackCompilationHash },
  staticQueryResults: {},
})

/** What Gatsby's loader has for each path; it gives an error for others. */
let pages: Record<string, object | Promise<object>>
const loadPage = jest.fn(async (path: string) => pages[path] ?? { status: "error" })

beforeEach(() => {
  jest.mocked(documentAnswers).mockResolvedValue(true)
  jest.mocked(takeReload).mockReturnValue(true)
  jest.mocked(loadDocument).mockClear()
  loadPage.mockClear()
  pages = {}
  window.history.replaceState(null, "", "/?q=1#y")
  Object.assign(globalThis, { __PATH_PREFIX__: "" })
  Object.assign(window, {
    ___webpackCompilationHash: "a",
    pagePath: "/",
    ___navigate: jest.fn(),
    ___loader: { loadPage, loadPageSync: (path: string) => pages[path] },
  })
  recoverPages(views)
})

/** What the page gets of the loader, or `never` when nothing has come of it. */
async function answerTo(path: string): Promise<unknown> {
  const later = new Promise(resolve => setTimeout(resolve, 20, "never"))
  return Promise.race([window.___loader?.loadPage(path), later])
}

const loadedDocuments = () => jest.mocked(loadDocument).mock.calls.map(([{ href }]) => href)

test("S-16: the first page fails: a document at the whole address, and no answer", async () => {
  expect(await answerTo("/?q=1")).toBe("never")
  expect(loadedDocuments()).toEqual(["http://localhost/?q=1#y"])
})

test("S-16: the first page fails again: its own text below the error, also for the router", async () => {
  jest.mocked(takeReload).mockReturnValue(false)
  const shown = await answerTo("/?q=1")
  expect(shown).toMatchObject({ component: NoticeAboveText })
  expect(window.___loader?.loadPageSync("/?q=1")).toBe(shown)
  expect(hasStandIn()).toBe(true)
  expect(loadedDocuments()).toEqual([])
})

test("S-16: a navigation asks twice and is judged once", async () => {
  jest.mocked(takeReload).mockReturnValueOnce(false)
  window.___navigate?.("/b#z")
  const shown = await answerTo("/b")
  expect(shown).toMatchObject({ component: ErrorPage })
  expect(await answerTo("/b")).toBe(shown)
  expect(loadedDocuments()).toEqual([])
})

test("S-16: a navigation that replaces goes on replacing", async () => {
  window.___navigate?.("/b?x#z", { replace: true })
  await answerTo("/b?x")
  expect(loadDocument).toHaveBeenCalledWith(new URL("http://localhost/b?x#z"), true)
})

test("S-16: of two navigations, only the last one loads a document", async () => {
  window.___navigate?.("/b")
  const first = answerTo("/b")
  window.___navigate?.("/c")
  expect(await Promise.all([first, answerTo("/c")])).toEqual(["never", "never"])
  expect(loadedDocuments()).toEqual(["http://localhost/c"])
})

test("S-16: a page that nobody wants may fail", async () => {
  expect(await answerTo("/ahead")).toEqual({ status: "error" })
  loadPage.mockRejectedValueOnce(new Error("no such chunk"))
  expect(await answerTo("/ahead")).toEqual({ status: "error", error: new Error("no such chunk") })
  expect(loadedDocuments()).toEqual([])
})

test("S-28: a page of another build is a load of its own, for which no right is needed", async () => {
  jest.mocked(takeReload).mockReturnValue(false)
  pages["/b"] = pageAt("/b", "b")
  window.___navigate?.("/b#z")
  expect(await answerTo("/b")).toBe("never")
  expect(loadedDocuments()).toEqual(["http://localhost/b#z"])
})

test("R-12: a first page of another build is loaded once more, and then shown", async () => {
  pages["/?q=1"] = pageAt("/", "b")
  jest.mocked(takeReload).mockReturnValue(false)
  expect(await answerTo("/?q=1")).toMatchObject({ page: { webpackCompilationHash: "a" } })
  expect(loadedDocuments()).toEqual([])
})

test.each([
  ["the offline page, when this device has it", true],
  ["the error page, when it has not", false],
])("D4: without an answer from the server: %s", async (_, hasOfflinePage) => {
  jest.mocked(documentAnswers).mockResolvedValue(false)
  const offline = pageAt("/offline", "")
  if (hasOfflinePage) pages["/offline"] = offline
  window.___navigate?.("/b")
  expect(await answerTo("/b")).toMatchObject({
    component: hasOfflinePage ? offline.component : ErrorPage,
    page: { webpackCompilationHash: "a" },
  })
  expect(loadedDocuments()).toEqual([])
})

test("S-16: the router is told of no error: it would render it", () => {
  pages["/b"] = { status: "error" }
  expect(window.___loader?.loadPageSync("/b")).toBeUndefined()
})
