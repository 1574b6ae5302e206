/** @jest-environment jsdom */
import { loadStyles, prefetchStyles } from "./page-styles"

const pageWith = (data: object) => ({ page: { path: "/b" }, json: { pageContext: {}, data } })
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>("link")]
const names = () => sheets().map(sheet => sheet.getAttribute("href"))
const arrivals = () => new Promise(resolve => setTimeout(resolve, 0))

test("of the parts that a page's articles name, each sheet is loaded once", async () => {
  const ahead = prefetchStyles(pageWith({ post: { parts: ["code", "notes", "new"] }, site: null }))
  expect(names()).toEqual(["/code.css"])
  sheets()[0]?.dispatchEvent(new Event("load"))
  await arrivals()
  expect(names()).toEqual(["/code.css", "/notes.css"])
  sheets()[1]?.dispatchEvent(new Event("error"))
  await ahead
  const wanted = loadStyles(pageWith({ project: { parts: ["code", "math", "table"] } }))
  expect(names().slice(2)).toEqual(["/math.css", "/table.css"])
  for (const sheet of sheets()) sheet.dispatchEvent(new Event("load"))
  await wanted
})

test.each([undefined, { status: "error" }, { page: {} }, pageWith({ post: { parts: 1 } })])(
  "%j needs none",
  async page => {
    const before = names()
    await loadStyles(page)
    expect(names()).toEqual(before)
  },
)
