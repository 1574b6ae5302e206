import type { Page } from "@playwright/test"
import { expect } from "../../test"
import type { Stop } from "../in-page/tab-stops"
import type { Statement } from "./view"

export const tabOrder: Statement = async (page, { scheme }) => {
  await page.emulateMedia({ colorScheme: scheme })
  const expected = await page.evaluate(() => window.look.startTabbing())
  const stops = await tabThrough(page, expected.length)
  expect.soft(stops.at(0)?.target, "the first stop is the skip link").toBe("#site-main")
  const reached = new Set(stops.map(({ index }) => index))
  const missed = expected.filter((_, index) => !reached.has(index))
  expect.soft(missed, "reached").toEqual([])
  expect.soft(stops.length, "no trap: every stop once").toBe(expected.length)
  expect.soft(disorder(stops), "order").toEqual([])
  const problems = stops.flatMap(({ name, role, problems }) =>
    problems.map(problem => `${role} “${name}”: ${problem}`),
  )
  expect.soft(problems, "focus rings, nothing covered").toEqual([])
}

/** Presses Tab until the focus leaves the page or comes back to the first stop. */
async function tabThrough(page: Page, expected: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < expected * 2 + 2; presses += 1) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => window.look.currentStop())
    if (!stop || (stops.length > 0 && stop.index === stops[0]?.index)) return stops
    if (!isInPlayer(stop, stops.at(-1))) stops.push(stop)
  }
  return stops
}

/** The browser's own controls of a film or a sound: the focus is in the same player still. */
const isInPlayer = (stop: Stop, last?: Stop): boolean =>
  stop.index === last?.index && /^(?:video|audio)$/.test(stop.role)

/** Stops that come before an earlier one, in the document, or on the page in the same part and column. */
function disorder(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, at) => {
    const last = stops[at - 1]
    if (!last) return []
    const names = `“${stop.name}” after “${last.name}”`
    if (stop.index <= last.index) return [`document: ${names}`]
    const isSameColumn = stop.box.left < last.box.right && last.box.left < stop.box.right
    const isSamePart = stop.part === last.part && stop.part !== "lifted"
    return isSamePart && isSameColumn && stop.box.bottom <= last.box.top ? [`page: ${names}`] : []
  })
}
