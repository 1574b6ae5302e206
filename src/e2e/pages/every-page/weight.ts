import { pages } from "../../site"
import { expect } from "../../test"
import { PHONE } from "../proof-page"
import type { Statement } from "./view"

const PAGE = { bytes: 250_000, requests: 20, elements: 600 }

/** Most that a page may load and hold, by its path: the first that matches. */
const MOST: readonly [path: RegExp, most: typeof PAGE][] = [
  [/^\/$|^\/project\//, { ...PAGE, bytes: 300_000 }],
  [/^\/blog\/(?!(?:page|tag)\/)/, { ...PAGE, bytes: 300_000, elements: 1_200 }],
  [/^/, PAGE],
]

/** Ecodesign: what a page itself loads. On the phone data is saved (`every-page`), so no other page is prefetched. */
export const weighs: Statement = async (page, { path, viewport, requests }) => {
  if (viewport !== PHONE || !pages.includes(path)) return
  await expect.poll(() => requests.some(url => url.includes("/api/"))).toBe(true)
  await page.waitForLoadState("networkidle")
  const { bytes, elements } = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].filter(entry => entry instanceof PerformanceResourceTiming)
    const bytes = entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { bytes, elements: document.querySelectorAll("*").length }
  })
  const own = requests.filter(url => !url.startsWith("data:"))
  const found = { bytes, requests: own.length, elements }
  const [, most = PAGE] = MOST.find(([paths]) => paths.test(path)) ?? []
  for (const part of ["bytes", "requests", "elements"] as const)
    expect.soft(found[part], part).toBeLessThanOrEqual(most[part])
}
