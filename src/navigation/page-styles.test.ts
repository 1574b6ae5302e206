/** @jest-environment jsdom */
import { loadStyles } from "./page-styles"

const pageWith = (data: object) => ({ page: { path: "/b" }, json: { pageContext: {}, data } })
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>("link")]
const names = () => sheets().map(sheet => sheet.getAttribute("href"))

test("of the parts that a page's articles name, each sheet is loaded once", async () => {
  const first = loadStyles(pageWith({ post: { parts: ["code", "notes", "new"] }, site: null }))
  expect(names()).toEqual(["/code.css", "/notes.css"])
  sheets()[0]?.dispatchEvent(new Event("load"))
  sheets()[1]?.dispatchEvent(new Event("error"))
  await first
  const second = loadStyles(pageWith({ project: { parts: ["code", "math", "table"] } }))
  expect(names().slice(2)).toEqual(["/math.css", "/table.css"])
  for (const sheet of sheets()) sheet.dispatchEvent(new Event("load"))
  await second
})

test.each([undefined, { status: "error" }, { page: {} }, pageWith({ post: { parts: 1 } })])(
  "%j needs none",
  async page => {
    const before = names()
    await loadStyles(page)
    expect(names()).toEqual(before)
  },
)
