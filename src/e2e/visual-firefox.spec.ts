import { existsSync } from "node:fs"
import puppeteer, { type Browser } from "puppeteer-core"
import { FIREFOX } from "./engines/engines"
import { IS_ALIVE } from "./engines/questions"
import { areOfThisContent, differenceTo, keep } from "./picture-files"
import { FIREFOX_VIEWS, loadPictures, OTHER_CONTENT, SAME_EVERYWHERE } from "./pictured-views"
import { expect, test } from "./served-site"

const program = FIREFOX.find(existsSync)
let firefox: Browser | undefined

const isUpdate = () => test.info().config.updateSnapshots === "all"

test.beforeAll(async () => {
  test.skip(!program, "Firefox is not installed")
  test.skip(!isUpdate() && !(await areOfThisContent()), OTHER_CONTENT)
  firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0 },
  })
})
test.afterAll(() => firefox?.close())

for (const view of FIREFOX_VIEWS) {
  test(`issue 14.8: ${view.path} looks as in its picture at ${view.width} px in Firefox`, async ({
    server,
  }) => {
    if (!firefox) throw new Error("Firefox has not started.")
    const page = await firefox.newPage()
    await page.setViewport({ width: view.width, height: 800 })
    await page.goto(server.address + view.path)
    await page.waitForFunction(IS_ALIVE)
    await page.evaluate(css => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, SAME_EVERYWHERE)
    await page.evaluate(loadPictures)
    const screenshot = Buffer.from(await page.screenshot({ fullPage: true }))
    await page.close()
    if (isUpdate()) await keep(view, screenshot)
    const difference = await differenceTo(view, screenshot)
    expect(difference, difference).toBeUndefined()
  })
}
