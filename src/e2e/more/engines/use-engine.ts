import { expect, test } from "../../test"
import type { EngineBrowser, EnginePage } from "./engine-page"
import * as ask from "./questions"

/** An engine's browser for the tests of a group: one for all of them, and a page for each. */
export function useEngine(name: string, start: (() => Promise<EngineBrowser>) | undefined) {
  test.skip(start === undefined, `${name} is not installed`)
  let browser: EngineBrowser | undefined
  let page: EnginePage | undefined

  test.beforeAll(async () => {
    browser = await start?.()
  })
  test.afterAll(() => browser?.close())
  test.afterEach(async () => {
    // A test that failed before it opened one has its own error.
    if (!page) return
    const complaints = await page.complaints()
    await page.close()
    page = undefined
    // Tests of missing pieces expect the first two, in the words of each engine. Firefox reports a face that was on its
    // way when the page was left (NS_BINDING_ABORTED).
    const expected = /Failed to load|MIME type|font: download failed .* status=2152398850 /
    expect(complaints.filter(text => !expected.test(text))).toEqual([])
  })

  const opened = (): EnginePage => {
    if (!page) throw new Error(`${name} has not opened a page.`)
    return page
  }
  /** Waits until an expression has this value; a page that goes away takes the question with it. */
  const shows = (expression: string, wanted: unknown) =>
    expect
      .poll(() => opened().ask(expression).catch(String), { message: expression })
      .toEqual(wanted)
  const goTo = async (address: string) => {
    await opened().goTo(address)
    await shows(ask.IS_ALIVE, 1)
  }
  return {
    get page() {
      return opened()
    },
    async open(address: string, width = 1280): Promise<void> {
      if (!browser) throw new Error(`${name} has not started.`)
      page = await browser.newPage({ width, height: 800 })
      await goTo(address)
    },
    goTo,
    shows,
  }
}
