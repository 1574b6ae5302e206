import type { Page } from "@playwright/test"
import { version } from "axe-core"
import { kindOf } from "../../../site/measures"
import { measures, pages, site, TESTED } from "../../site"
import { expect, test } from "../../test"
import { PHONE } from "../proof-page"
import type { Statement } from "./view"

const UPDATE = "not what the legal page says; measure again with npm run measure"

/** Tolerance between a page and the legal page's figures, because a text that grows is not measured again each time. */
const NEAR = 0.25

/** `npm run measure` reads the annotations. */
const note = (type: string, value: object) =>
  test.info().annotations.push({ type, description: JSON.stringify(value) })

/** Pages whose weight depends on the posts there are: the tests' site has more than the one that was measured. */
const LISTS = /^\/(?:blog|plan)?$|^\/blog\/(?:tag|series)\b/

/** Stated figures of a page; undefined for lists, pages of no address, another site, and while measuring. */
const statedOf = (path: string) => {
  const isUpdate = test.info().config.updateSnapshots === "all"
  if (isUpdate || measures?.site !== site.site.url || LISTS.test(path)) return undefined
  const stated = measures.pages.find(page => page.path === path)
  expect.soft(stated !== undefined, `${path}: ${UPDATE}`).toBe(pages.includes(path))
  return stated
}

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
  note("weight", { path, ...found })
  const [budget, stated] = [kindOf(path).budget, statedOf(path)]
  for (const part of ["bytes", "requests", "elements"] as const) {
    const is = found[part]
    // An owner's text may be heavier: the build warns of it.
    if (TESTED !== "own")
      expect.soft(is, `${part}, budget of this kind`).toBeLessThanOrEqual(budget[part])
    if (stated)
      expect.soft(Math.abs(is / stated[part] - 1), `${part} ${is}: ${UPDATE}`).toBeLessThan(NEAR)
  }
}

interface Findings {
  violations: string[]
  undecided: string[]
}

/** Accessibility: compares axe's findings on a page with those of the legal page. */
export function matchesStatement(page: Page, path: string, found: Findings): void {
  if (!pages.includes(path)) return
  const browser = page.context().browser()
  const name = browser?.browserType().name() ?? ""
  const engine = `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${browser?.version()}`
  note("axe", { path, ...found })
  note("conditions", { site: site.site.url, engine, axe: version })
  const stated = statedOf(path)
  if (!stated) return
  for (const part of ["violations", "undecided"] as const) {
    const news = found[part].filter(rule => !stated[part].includes(rule))
    expect.soft(news, `${part} of axe: ${UPDATE}`).toEqual([])
  }
}
