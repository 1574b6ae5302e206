import type { Page } from "@playwright/test"
import { holdAnswers } from "../held-answers"

/** The fonts that text of an element is set in, as the browser reports them: names of families, or of files' fonts. */
export async function fontsOf(
  page: Page,
  selector: string,
): Promise<{ name: string; own: boolean }[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("DOM.enable")
  await browser.send("CSS.enable")
  const { root } = await browser.send("DOM.getDocument")
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  if (!nodeId) throw new Error(`no ${selector} on ${page.url()}`)
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId })
  await browser.detach()
  return fonts.map(({ familyName, isCustomFont }) => ({ name: familyName, own: isCustomFont }))
}

/** Holds every font until `release` is called. Before `goto`. */
export const holdFonts = (page: Page): Promise<() => void> => holdAnswers(page, "**/*.woff2")

/** Counts what moves from the first moment on. Before `goto`. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push(JSON.stringify(entry))
    }
    const observer = new PerformanceObserver(list => note(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    Object.assign(window, {
      layoutShifts: () => {
        note(observer.takeRecords())
        return shifts
      },
    })
  })

/**
 * Layout shifts, after the frames that all that has come so far needs. Text takes its face when that comes: shifts of
 * less than 0.01 together are nothing.
 */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const shifts = window.layoutShifts()
    const sum = shifts.reduce((total, shift) => total + Number(JSON.parse(shift).value), 0)
    return sum < 0.01 ? [] : shifts
  })
